import { documentReview as contract } from '@contract/documents/review';
import { audit } from '@server/features/platform';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { definitionOf } from '../definitions/definitions';
import { queueConditions } from '../documents/queue-filters';
import { findReadable } from '../documents/readable';
import { assertFree, hold, letGo, lockClaims, nextFree } from './claims';
import { comparisonOf, isFirstLook } from './compare';
import { verifyMany } from './verify-many';

export const documentReviewHandlers = implement(contract, {
  async claim(call) {
    const { db, now, principal } = call;
    const row = await findReadable(db, call, call.body.document_id);
    if (!row) throw notFound();
    await lockClaims(db);
    await assertFree(db, row.id, { userId: principal.userId, now });
    return hold(db, row.id, { userId: principal.userId, now });
  },

  async claimNext({ db, body, now, principal }) {
    const who = { userId: principal.userId, now };
    await lockClaims(db);
    const id = await nextFree(db, await queueConditions(db, body, now), who);
    return { claim: id ? await hold(db, id, who) : null };
  },

  async release({ db, principal }) {
    await lockClaims(db);
    await letGo(db, principal.userId);
    return { ok: true as const };
  },

  async compare(call) {
    const { db, vault, principal, now, record } = call;
    const row = await findReadable(db, call, call.body.document_id);
    if (!row) throw notFound();
    const definition = await definitionOf(db, row.definitionId);
    const fields = await comparisonOf(db, vault, row, definition);
    if (call.body.ahead) {
      const { userId } = principal;
      const entry = { action: 'documents.ahead', object: 'documents', objectId: row.id } as const;
      await audit(db, { at: now, userId, ...entry, details: { doc_id: row.docId } });
    } else if (await isFirstLook(db, row.id, principal.userId)) {
      await record(row.id, { doc_id: row.docId });
    }
    return { fields };
  },

  async look(call) {
    const row = await findReadable(call.db, call, call.body.document_id);
    if (!row) throw notFound();
    await call.record(row.id);
    return { ok: true as const };
  },

  async verifyMany(call) {
    const { db, config, now, record } = call;
    return {
      items: await verifyMany(db, { reader: call, ids: call.body.ids, config, now, record }),
    };
  },
});
