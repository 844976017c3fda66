import { documents as contract } from '@contract/documents/documents';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { checklistOf } from './checklist';
import { historyOf } from './history';
import { mintDocumentLink } from './links';
import { isStaff } from './owners';
import { assertLetGo } from './quarantine';
import { findReadable } from './readable';
import { findItem, listDocuments, versionsOf } from './repository';

export const documentHandlers = implement(contract, {
  list: (call) => listDocuments(call.db, call, call.query, call.now),

  checklist: (call) => checklistOf(call.db, call, { ...call.query, now: call.now }),

  async show(call) {
    const row = await findReadable(call.db, call, call.params.documentId);
    const item = row && (await findItem(call.db, row.id));
    if (!item) throw notFound();
    return item;
  },

  async versions(call) {
    const row = await findReadable(call.db, call, call.params.documentId);
    if (!row) throw notFound();
    const owner = { table: row.ownerTable, id: row.ownerId };
    const slot = { docId: row.docId, key: row.ownerKey, index: row.assocIndex, owner };
    const items = await versionsOf(call.db, call, slot);
    return { items, history: await historyOf(call.db, items) };
  },

  async createLink(call) {
    const { document_id: documentId, use, ahead } = call.body;
    const row = await findReadable(call.db, call, documentId);
    if (!row) throw notFound();
    assertLetGo(row);
    const { principal, now } = call;
    const isAhead = ahead && use === 'view' && isStaff(call);
    return mintDocumentLink(call.db, { documentId, use, ahead: isAhead, principal, now });
  },
});
