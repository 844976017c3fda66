import { statfs } from 'node:fs/promises';
import { duties } from '@contract/kernel/duties';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { health as words } from '@contract/locales/es-MX/platform/health';
import { jobQueues } from '@contract/locales/es-MX/platform/jobs';
import type { HealthCheckName, HealthState } from '@contract/platform/health';
import { type JobQueue, jobQueueNames } from '@contract/platform/jobs';
import type { ObjectStore, Scanner } from '@server/adapters/adapters';
import { storeFaultText } from '@server/adapters/store-faults';
import type { Config } from '@server/config';
import type { Db } from '@server/db/connection';
import { t } from '@server/i18n';
import { sql } from 'drizzle-orm';
import { unsoundDays } from '../backoffice-summary/unsound-days';
import { nameDuties, staffByDuty } from '../notifications/staff';
import { udiMissingOn } from '../settings/udi-days';
import { lastBackupAt } from './backups';
import { lastNight } from './last-night';
import {
  backupState,
  databaseState,
  diskState,
  isLate,
  jobsState,
  nightlyState,
  scannerState,
} from './rules';

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
const HOUR_MS = 3_600_000;

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
    // Within its own limits, which are shorter than those of a file.
    const fault = await objects.probe().then(() => null, storeFaultText);
    if (fault) return { state: 'failed', detail: fault };
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
    const version = scanner && (await scanner.probe()) ? await scanner.version() : null;
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
        retried: number;
        queues: string[] | null;
        minutes: number;
      }>(sql`select count(*) filter (where state = 'failed')::int as failed,
        count(*) filter (where state = 'retry')::int as retried,
        array_agg(distinct name) filter (where state = 'retry') as queues,
        coalesce(floor(extract(epoch from ${now}::timestamptz
          - min(start_after) filter (where state in ('created', 'retry'))) / 60), 0)::int as minutes
        from pgboss.job where name not like '\\_\\_pgboss%'`),
    );
    const { failed, retried } = row;
    const lateMinutes = Math.max(0, row.minutes);
    const said = [
      ...(failed > 0 ? [t(words.jobsFailed, { count: failed })] : []),
      ...(retried > 0
        ? [t(words.jobsRetried, { count: retried, names: queueNames(row.queues ?? []) })]
        : []),
      ...(isLate(lateMinutes) ? [t(words.jobsLate, { minutes: lateMinutes })] : []),
    ];
    return {
      state: jobsState({ failed, retried, lateMinutes }),
      detail: said.join(' ') || t(words.jobsWell),
    };
  },

  async mails({ db, config }) {
    const { failed } = only(
      await db.execute<{ failed: number }>(
        sql`select count(*)::int as failed from mails where sent_at is null and last_error is not null`,
      ),
    );
    const wrong = failed > 0 ? [t(words.mailsFailed, { count: failed })] : [];
    const said = config.smtpUrl ? wrong : [t(words.noSmtp), ...wrong];
    return {
      state: failed > 0 ? 'warning' : config.smtpUrl ? 'ok' : owedInProduction(config),
      detail: said.join(' ') || t(words.mailsWell),
    };
  },

  chains: (house) =>
    nightly(house, 'verify-chains', {
      never: t(words.chainsNever),
      well: t(words.chainsWell),
      broken: (error) => t(words.chainsBroken, { error }),
    }),

  reconciliation: (house) =>
    nightly(house, 'reconcile', {
      never: t(words.reconciliationNever),
      well: t(words.reconciliationWell),
      broken: (error) => t(words.reconciliationBroken, { error }),
    }),

  async backup({ db, config, now }) {
    const at = await lastBackupAt(db);
    const hours = at && hoursSince(at, now);
    return {
      state: backupState({ hours, production: config.production }),
      detail: hours === null ? t(words.backupNever) : t(words.backupLast, { age: ageText(hours) }),
    };
  },

  async bank({ db }) {
    const { closed, unsound } = only(
      await db.execute<Record<'closed' | 'unsound', number>>(
        sql`select count(closed_at)::int as closed, (count(*) filter (where ${unsoundDays()}))::int as unsound
              from bank_days`,
      ),
    );
    if (closed === 0) return { state: 'ok', detail: t(words.bankNoneClosed) };
    return unsound === 0
      ? { state: 'ok', detail: t(words.bankWell) }
      : { state: 'warning', detail: t(words.bankUnsound, { count: unsound }) };
  },

  async bankNotices({ config }) {
    return config.bankWebhookSecrets.length > 0
      ? { state: 'ok', detail: t(words.bankSecretSet) }
      : { state: owedInProduction(config), detail: t(words.noBankSecret) };
  },

  async companyAccount({ config: { companyClabe } }) {
    return companyClabe === null
      ? { state: 'warning', detail: t(words.noCompanyAccount) }
      : { state: 'ok', detail: t(words.companyAccountSet, { last4: companyClabe.slice(-4) }) };
  },

  async administrators({ db }) {
    const staff = await staffByDuty(db);
    const { length: count } = staff(null);
    if (count === 1) return { state: 'warning', detail: t(words.oneAdministrator) };
    const heldBy = (holders: number) =>
      nameDuties(duties.filter((duty) => staff(duty).length === holders));
    const [none, one] = [heldBy(0), heldBy(1)];
    const scarce = [
      ...(none ? [t(words.heldByNone, { duties: none })] : []),
      ...(one ? [t(words.heldByOne, { duties: one })] : []),
    ];
    return {
      state: scarce.length > 0 ? 'warning' : 'ok',
      detail: [t(words.administrators, { count }), ...scarce].join(' '),
    };
  },

  async settings({ db, now }) {
    const day: Day | null = await udiMissingOn(db, dayInMexicoCity(now));
    return day === null
      ? { state: 'ok', detail: t(words.settingsWell) }
      : { state: 'failed', detail: t(words.noUdi, { day }) };
  },
};

/** What a house may be without until money and people are real. */
const owedInProduction = ({ production }: Config): HealthState =>
  production ? 'warning' : 'absent';

interface NightlyWords {
  never: string;
  well: string;
  broken: (error: string) => string;
}

/** How a job that comes each night went the last time, and when it last ended well. */
async function nightly(
  { db, now }: House,
  queue: JobQueue,
  { never, well, broken }: NightlyWords,
): Promise<Finding> {
  const last = await lastNight(db, queue);
  if (!last) return { state: nightlyState({ isBroken: false, hours: null }), detail: never };
  const isBroken = last.state !== 'completed';
  const hours = last.good === null ? null : hoursSince(new Date(last.good), now);
  const said = isBroken ? broken(last.error ?? last.state) : well;
  const age = hours === null ? never : t(words.lastGood, { age: ageText(hours) });
  return { state: nightlyState({ isBroken, hours }), detail: `${said} ${age}` };
}

const hoursSince = (at: Date, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - at.getTime()) / HOUR_MS));

function ageText(hours: number): string {
  if (hours === 0) return t(words.underAnHour);
  return hours < 48
    ? t(words.hours, { count: hours })
    : t(words.days, { count: Math.floor(hours / 24) });
}

/** What jobs do, by the names of their queues. */
const queueNames = (names: readonly string[]) =>
  jobQueueNames
    .filter((name) => names.includes(name))
    .map((name) => t(jobQueues[name]))
    .join(', ');

/** The one row of a count. */
function only<Row>({ rows: [row] }: { rows: Row[] }): Row {
  if (!row) throw new Error('a count has a row');
  return row;
}
