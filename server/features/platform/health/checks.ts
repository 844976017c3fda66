import { statfs } from 'node:fs/promises';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { health as words } from '@contract/locales/es-MX/platform/health';
import type { HealthCheckName, HealthState } from '@contract/platform/health';
import type { ObjectStore, Scanner } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import type { Db } from '@server/db/connection';
import { t } from '@server/i18n';
import { sql } from 'drizzle-orm';
import { unsoundDays } from '../backoffice-summary/unsound-days';
import { udiMissingOn } from '../settings/udi-days';
import { databaseState, diskState, isLate, jobsState, scannerState } from './rules';

interface House {
  db: Db;
  config: Config;
  objects: ObjectStore;
  scanner: Scanner | null;
  now: Date;
}

interface Finding {
  state: HealthState;
  detail: string;
}

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;

/** Looks at one part of the house. */
export const checks: Record<HealthCheckName, (house: House) => Promise<Finding>> = {
  async database({ db }) {
    const began = performance.now();
    const row = only(
      await db.execute<{
        used: number;
        max: number;
        bytes: string;
      }>(sql`select count(*)::int as used, current_setting('max_connections')::int as max,
        pg_database_size(current_database()) as bytes
        from pg_stat_activity where datname = current_database()`),
    );
    const ms = Math.round(performance.now() - began);
    const megabytes = Math.round(Number(row.bytes) / MEGABYTE);
    const { used, max } = row;
    return {
      state: databaseState({ ms, used, max }),
      detail: t(words.database, { ms, used, max, megabytes }),
    };
  },

  async objects({ db, objects }) {
    const { rows } = await db.execute<{ sha256: string }>(
      sql`select sha256 from documents order by id desc limit 1`,
    );
    const newest = rows[0];
    if (!newest) return { state: 'ok', detail: t(words.noFile) };
    try {
      const { stream } = await objects.open(newest.sha256);
      stream.destroy();
      return { state: 'ok', detail: t(words.fileRead) };
    } catch {
      // Whatever the store's reason is, nobody can read what they keep here.
      return { state: 'failed', detail: t(words.fileLost) };
    }
  },

  async scanner({ db, scanner }) {
    const { waiting, since } = only(
      await db.execute<{ waiting: number; since: Day | null }>(
        sql`select count(*)::int as waiting,
          to_char(min(created_at) at time zone 'America/Mexico_City', 'YYYY-MM-DD') as since
          from documents where quarantine = 'waiting'`,
      ),
    );
    const version = scanner && (await scanner.version());
    const said = scanner
      ? version
        ? t(words.scannerAnswers, { version })
        : t(words.scannerSilent)
      : t(words.noScanner);
    const kept = since
      ? t(words.quarantined, { count: waiting, since })
      : scanner
        ? t(words.quarantineEmpty)
        : '';
    return {
      state: scannerState({ asked: scanner !== null, answers: version !== null, waiting }),
      detail: [said, kept].filter(Boolean).join(' '),
    };
  },

  async disk({ config }) {
    const { bavail, blocks, bsize } = await statfs(config.dataDir);
    const percent = Math.floor((bavail * 100) / blocks);
    const gigabytes = Math.floor((bavail * bsize) / GIGABYTE);
    return { state: diskState(percent), detail: t(words.disk, { gigabytes, percent }) };
  },

  async jobs({ db, now }) {
    const row = only(
      await db.execute<{
        failed: number;
        minutes: number;
      }>(sql`select count(*) filter (where state = 'failed')::int as failed,
        coalesce(floor(extract(epoch from ${now}::timestamptz
          - min(start_after) filter (where state in ('created', 'retry'))) / 60), 0)::int as minutes
        from pgboss.job where name not like '\\_\\_pgboss%'`),
    );
    const { failed } = row;
    const lateMinutes = Math.max(0, row.minutes);
    const said = [
      ...(failed > 0 ? [t(words.jobsFailed, { count: failed })] : []),
      ...(isLate(lateMinutes) ? [t(words.jobsLate, { minutes: lateMinutes })] : []),
    ];
    return {
      state: jobsState({ failed, lateMinutes }),
      detail: said.join(' ') || t(words.jobsWell),
    };
  },

  async mails({ db }) {
    const { failed } = only(
      await db.execute<{ failed: number }>(
        sql`select count(*)::int as failed from mails where sent_at is null and last_error is not null`,
      ),
    );
    return failed === 0
      ? { state: 'ok', detail: t(words.mailsWell) }
      : { state: 'warning', detail: t(words.mailsFailed, { count: failed }) };
  },

  async chains({ db }) {
    const { rows } = await db.execute<{ state: string; error: string | null }>(
      sql`select state, error from job_runs
        where queue = 'verify-chains' and state in ('completed', 'retry', 'failed')
        order by created_at desc limit 1`,
    );
    const last = rows[0];
    if (!last) return { state: 'warning', detail: t(words.chainsNever) };
    return last.state === 'completed'
      ? { state: 'ok', detail: t(words.chainsWell) }
      : { state: 'failed', detail: t(words.chainsBroken, { error: last.error ?? last.state }) };
  },

  async bank({ db }) {
    const { n } = only(
      await db.execute<{ n: number }>(
        sql`select count(*)::int as n from bank_days where ${unsoundDays()}`,
      ),
    );
    return n === 0
      ? { state: 'ok', detail: t(words.bankWell) }
      : { state: 'warning', detail: t(words.bankUnsound, { count: n }) };
  },

  async settings({ db, now }) {
    const day: Day | null = await udiMissingOn(db, dayInMexicoCity(now));
    return day === null
      ? { state: 'ok', detail: t(words.settingsWell) }
      : { state: 'failed', detail: t(words.noUdi, { day }) };
  },
};

/** The one row of a count. */
function only<Row>({ rows: [row] }: { rows: Row[] }): Row {
  if (!row) throw new Error('a count has a row');
  return row;
}
