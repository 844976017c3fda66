import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { dataExports as contract } from '@contract/people/privacy';
import { lockOwnAccount } from '@server/features/identity';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { askExport, openExport, takeExport } from './export';

export const dataExportHandlers = implement(contract, {
  async show({ db, principal, now }) {
    const row = await openExport(db, principal.userId, now);
    if (!row) return { export: null };
    return {
      export: {
        requested_at: row.createdAt.toISOString(),
        ready: row.readyAt !== null,
        expires_at: row.expiresAt?.toISOString() ?? null,
      },
    };
  },

  async create({ db, principal, now, record }) {
    // Of two asked for at once the earlier is gone too.
    await lockOwnAccount(db, principal);
    await askExport(db, principal.userId, now);
    await record(principal.userId);
    return { ok: true as const };
  },

  async download({ db, principal, vault, now, record }) {
    const { userId } = principal;
    const content = await takeExport(db, { userId, vault, now });
    if (content === undefined) throw notFound();
    await record(userId);
    return { file_name: `mis-datos-${dayInMexicoCity(now)}.json`, content };
  },
});
