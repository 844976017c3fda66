import {
  rejectionReasons as contract,
  type ReasonList,
  type RejectionReason,
} from '@contract/documents/rejection-reasons';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { Tx } from '@server/db/connection';
import { besideOf } from '@server/http/beside';
import { assertFresh, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import {
  addReason,
  isKind,
  listReasons,
  lockReasons,
  reasonsOf,
  saveReason,
  swapReasons,
} from './repository';

const words = documentsWords.documents.rejectionReasons;

export const rejectionReasonHandlers = implement(contract, {
  list: async ({ db }) => ({ items: await listReasons(db) }),

  offered: async ({ db }) => ({
    items: (await listReasons(db)).map(({ text, clasification_2, doc_id }) => ({
      text,
      clasification_2,
      doc_id,
    })),
  }),

  async create({ db, body, record }) {
    await lockReasons(db);
    await assertList(db, body);
    await assertFree(db, body, body.text);
    const added = await addReason(db, body);
    await record(added.id, { name: added.text });
    return added;
  },

  async edit({ db, params, body, record }) {
    const kept = await hold(db, params.rejectionReasonId);
    assertFresh(body.version, { text: kept.text, version: kept.version });
    await assertFree(db, kept, body.text, kept.id);
    await saveReason(db, kept, { text: body.text });
    await record(kept.id, { from: kept.text, to: body.text });
    return { ...kept, text: body.text, version: kept.version + 1 };
  },

  async move({ db, params, body, record }) {
    const kept = await hold(db, params.rejectionReasonId);
    const beside = besideOf(await reasonsOf(db, kept), kept, body);
    await swapReasons(db, kept.id, beside.id);
    await record(kept.id, { name: kept.text });
    return { ok: true as const };
  },

  async retire({ db, params, body, now, record }) {
    const kept = await hold(db, params.rejectionReasonId);
    assertFresh(body.version, { text: kept.text, version: kept.version });
    await saveReason(db, kept, { retiredAt: now });
    await record(kept.id, { name: kept.text });
    return { ok: true as const };
  },
});

/** A reason that is offered, alone with all of them until the transaction ends. */
async function hold(tx: Tx, reasonId: string): Promise<RejectionReason> {
  await lockReasons(tx);
  const kept = (await listReasons(tx)).find(({ id }) => id === reasonId);
  if (!kept) throw notFound();
  return kept;
}

/** @throws AppError rule, on its field, when there is no such list */
async function assertList(tx: Tx, { doc_id, clasification_2 }: ReasonList): Promise<void> {
  if (doc_id === null) return;
  if (clasification_2 !== null) throw refused(t(words.oneList), { doc_id: t(words.oneList) });
  if (!(await isKind(tx, doc_id))) {
    throw refused(t(words.unknownKind), { doc_id: t(words.unknownKind) });
  }
}

/** The words alone: other capitals or more space between them make no other reason. */
const wordsOf = (text: string) => text.toLocaleLowerCase('es-MX').split(/\s+/).join(' ');

/** @throws AppError rule, on its field, when another reason of the list has the words already */
async function assertFree(tx: Tx, list: ReasonList, text: string, own?: string): Promise<void> {
  const others = await reasonsOf(tx, list);
  if (others.some((reason) => reason.id !== own && wordsOf(reason.text) === wordsOf(text))) {
    throw refused(t(words.taken), { text: t(words.taken) });
  }
}
