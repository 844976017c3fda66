import { auditTrail } from '@contract/platform/audit';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { verifyChain } from '@server/ledger/verify';
import { checkAuditChain } from './audit';
import { entriesAt, findEntry, listAudit } from './repository';

export const auditHandlers = implement(auditTrail, {
  list: async ({ db, query, principal }) => listAudit(db, query, principal.userId),

  async show({ db, params: { seq }, principal }) {
    const entry = (await entriesAt(db, [seq], principal.userId)).get(seq);
    if (!entry) throw notFound();
    return entry;
  },

  async verify({ db, now }) {
    const { soundEntries, brokenAt } = await checkAuditChain(db);
    return {
      checked_at: now.toISOString(),
      sound_entries: soundEntries,
      broken_at: brokenAt,
      broken: brokenAt === null ? null : await findEntry(db, brokenAt),
    };
  },

  async verifyJournal({ db, now }) {
    const report = await verifyChain(db);
    return {
      checked_at: now.toISOString(),
      sound_entries: report.checked,
      broken: report.ok ? null : { fault: report.fault, seq: report.seq, entry_id: report.entryId },
    };
  },
});
