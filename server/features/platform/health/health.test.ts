import { type Duty, duties } from '@contract/kernel/duties';
import { healthCheckNames } from '@contract/platform/health';
import { clamdScanner } from '@server/adapters/clamd';
import { StoreAway } from '@server/adapters/store-faults';
import { inTransaction } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { doAll } from '@server/jobs/worker';
import { documentsApi } from '@tests/support/documents';
import { pdf } from '@tests/support/files';
import { worker } from '@tests/support/jobs';
import { present } from '@tests/support/present';
import { virusDaemon } from '@tests/support/virus-daemon';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { activeStaff } from '../notifications/staff';
import { recordBackup } from './backups';

const HOUR = 3_600_000;
const daemon = await virusDaemon();
const api = await documentsApi();

afterEach(() => vi.restoreAllMocks());

async function allChecks() {
  // The clock may have run past the session's life.
  const staff = await api.again(api.staff);
  return (await staff.call({ url: '/api/v1/health-checks' })).json.checks;
}

const check = async (name: string) => present((await allChecks()).find((one) => one.name === name));

describe('the health of the house', () => {
  it('is looked at by parts, each with what was found', async () => {
    expect((await allChecks()).map(({ name }) => name)).toEqual(healthCheckNames);
    expect(await check('database')).toMatchObject({ detail: expect.stringMatching(/conexiones/) });
  });

  it('says so when what people brought cannot be read', async () => {
    expect(await check('objects')).toMatchObject({
      state: 'ok',
      detail: expect.stringMatching(/ningún archivo/),
    });
    await api.identity(api.applicant, pdf('credencial'));
    expect(await check('objects')).toMatchObject({
      state: 'ok',
      detail: expect.stringMatching(/se puede leer/),
    });
    const open = vi.spyOn(api.adapters.objects, 'open').mockRejectedValue(new Error('gone'));
    expect(await check('objects')).toMatchObject({
      state: 'failed',
      detail: expect.stringMatching(/no se puede leer/),
    });
    open.mockClear();
    vi.spyOn(api.adapters.objects, 'probe').mockRejectedValue(new StoreAway('silent', 'late'));
    expect(await check('objects')).toEqual({
      name: 'objects',
      state: 'failed',
      detail: 'El almacén de archivos no responde.',
    });
    expect(open, 'nobody waits for a file of a silent store').not.toHaveBeenCalled();
  });

  it('says whether files are looked through: by none, by one that answers, by one that is away', async () => {
    expect(await check('scanner')).toMatchObject({
      state: 'absent',
      detail: expect.stringMatching(/^Sin antivirus configurado/),
    });
    api.adapters.scanner = clamdScanner(daemon.address);
    expect(await check('scanner')).toEqual({
      name: 'scanner',
      state: 'ok',
      detail:
        'Responde ahora: ClamAV 1.4.3/27800/Wed Nov 25 2026. Ningún archivo espera en cuarentena.',
    });
    api.adapters.scanner = clamdScanner('tcp://127.0.0.1:9');
    const who = await api.person('client');
    await api.identity(who, pdf('mientras no responde'));
    expect(await check('scanner')).toMatchObject({
      state: 'failed',
      detail: expect.stringMatching(
        /^No responde ahora\. 1 archivo espera en cuarentena desde el \d/,
      ),
    });
    api.adapters.scanner = null;
  });

  it('counts jobs that gave up and says how long the others wait', async () => {
    expect(await check('jobs')).toMatchObject({ state: 'ok' });
    await api.pool.query(
      `insert into pgboss.job (name, state, start_after) values ('reconcile', 'retry', now() + interval '1 minute')`,
    );
    expect(await check('jobs')).toEqual({
      name: 'jobs',
      state: 'warning',
      detail: '1 trabajo falló y se intentará otra vez: Conciliar el libro con el banco.',
    });
    await api.pool.query(`delete from pgboss.job where state = 'retry'`);
    await api.pool.query(`insert into pgboss.job (name, state) values ('export-data', 'failed')`);
    expect(await check('jobs')).toMatchObject({
      state: 'warning',
      detail: expect.stringMatching(/1 trabajo agotó/),
    });
    await api.pool.query(
      `insert into pgboss.job (name, start_after) values ('export-data', now() - interval '2 hours 30 seconds')`,
    );
    expect(await check('jobs')).toMatchObject({
      state: 'failed',
      detail: expect.stringMatching(/desde hace 120 minutos/),
    });
  });

  it('knows whether the chains were whole when they were last read', async () => {
    expect(await check('chains')).toMatchObject({ state: 'warning' });
    const verify = async (work: () => Promise<void>) => {
      await api.pool.query(
        `insert into pgboss.job (name, retry_limit) values ('verify-chains', 0)`,
      );
      await doAll('verify-chains', worker(api.pool, { 'verify-chains': work }));
    };
    await verify(async () => {});
    expect(await check('chains')).toMatchObject({ state: 'ok' });
    const now = api.clock.now;
    api.clock.now = new Date(now.getTime() + 50 * HOUR);
    expect(await check('chains')).toMatchObject({
      state: 'warning',
      detail: expect.stringMatching(/La última buena terminó hace 2 días\.$/),
    });
    api.clock.now = now;
    await verify(() => Promise.reject(new Error('the journal is broken at link 7')));
    expect(await check('chains')).toMatchObject({
      state: 'failed',
      detail: expect.stringMatching(/link 7/),
    });
  });

  it('says how old the last good reconciliation is, and when the last one failed', async () => {
    expect(await check('reconciliation')).toMatchObject({ state: 'warning' });
    const reconcile = async (work: () => Promise<void>) => {
      await api.pool.query(`insert into pgboss.job (name, retry_limit) values ('reconcile', 0)`);
      await doAll('reconcile', worker(api.pool, { reconcile: work }));
    };
    await reconcile(async () => {});
    api.clock.now = new Date(Date.now() + 5 * HOUR);
    expect(await check('reconciliation')).toMatchObject({
      state: 'ok',
      detail: 'La última conciliación cuadró. La última buena terminó hace 5 horas.',
    });
    api.clock.now = new Date(Date.now() + 31 * HOUR);
    expect(await check('reconciliation')).toMatchObject({ state: 'warning' });
    await reconcile(() => Promise.reject(new Error('custody lacks 100')));
    expect(await check('reconciliation')).toMatchObject({
      state: 'failed',
      detail: expect.stringMatching(/custody lacks 100 .*hace 31 horas/),
    });
  });

  it('says how old the backup is that the server was told of last', async () => {
    expect(await check('backup')).toMatchObject({ state: 'absent' });
    api.config.production = true;
    expect(await check('backup')).toMatchObject({ state: 'warning' });
    await inTransaction(api.db, (tx) => recordBackup(tx, api.clock.now));
    expect(await check('backup')).toEqual({
      name: 'backup',
      state: 'ok',
      detail: 'El último respaldo se anotó hace menos de una hora.',
    });
    api.clock.now = new Date(api.clock.now.getTime() + 8 * 24 * HOUR);
    expect(await check('backup')).toMatchObject({
      state: 'failed',
      detail: 'El último respaldo se anotó hace 8 días.',
    });
    api.clock.now = new Date();
    api.config.production = false;
  });

  it('says whether the days that were closed against the bank agree, and that none was closed', async () => {
    const detail = async () => (await check('bank'))?.detail;
    expect(await detail()).toBe('Aún no se cierra ningún día contra el banco.');
    const close = (day: string, differences: string) =>
      api.pool.query(
        `insert into bank_days (day, opening_cents, closing_cents, source, close, closed_at)
           values ($1, 0, 0, 'staff', jsonb_build_object('differences', $2::jsonb), now())`,
        [day, differences],
      );
    await close('2026-01-05', '[]');
    expect(await detail()).toBe('Todos los días cerrados cuadran.');
    await close('2026-01-06', '[{"kind": "on_the_way"}]');
    expect(await detail()).toBe('Todos los días cerrados cuadran.');
    await close('2026-01-07', '[{"kind": "closing"}]');
    expect(await detail()).toBe('1 día cerrado no cuadra.');
    await api.pool.query('delete from bank_days');
  });

  it('says what a house in production lacks: mail, the bank, its own account, a second administrator', async () => {
    const of = async () =>
      Object.fromEntries((await allChecks()).map(({ name, state }) => [name, state]));
    expect(await of()).toMatchObject({
      mails: 'absent',
      bankNotices: 'absent',
      companyAccount: 'ok',
      administrators: 'warning',
    });
    const { companyClabe } = api.config;
    Object.assign(api.config, { production: true, companyClabe: null });
    expect(await of()).toMatchObject({
      mails: 'warning',
      bankNotices: 'warning',
      companyAccount: 'warning',
    });
    Object.assign(api.config, {
      ...{ companyClabe, smtpUrl: 'smtp://correo.ejemplo.mx', bankWebhookSecrets: ['x'] },
    });
    await api.person('admin');
    expect(await of()).toMatchObject({
      mails: 'ok',
      bankNotices: 'ok',
      companyAccount: 'ok',
      administrators: 'ok',
    });
    Object.assign(api.config, { production: false, smtpUrl: null, bankWebhookSecrets: [] });
  });

  it('says which duty one person alone holds, or nobody', async () => {
    const rest = duties.filter((duty) => duty !== 'treasury' && duty !== 'compliance');
    const others = await activeStaff(api.db);
    const alone = await api.person('admin');
    const setDuties = (userIds: string[], charged: Duty[]) =>
      api.db.update(users).set({ duties: charged }).where(inArray(users.id, userIds));
    const detail = async () => (await check('administrators')).detail;
    await setDuties(others, [...rest, 'treasury']);
    await setDuties([alone.userId], [...rest, 'treasury', 'compliance']);
    expect(await check('administrators')).toMatchObject({ state: 'warning' });
    expect(await detail()).toMatch(
      /cada una de estas funciones: Cumplimiento\. Nadie más puede confirmar/,
    );
    await setDuties(others, rest);
    expect(await detail()).toMatch(/cada una de estas funciones: Tesorería, Cumplimiento\./);
    // Who is blocked holds nothing for now.
    const staffBlockedAt = api.clock.now;
    await api.db.update(users).set({ staffBlockedAt }).where(eq(users.id, alone.userId));
    const eva = await api.person('admin', { duties: rest });
    expect(await detail()).toMatch(
      /Nadie que pueda entrar tiene Tesorería, Cumplimiento\. Asígnala/,
    );
    await setDuties([...others, eva.userId], [...duties]);
    expect(await check('administrators')).toMatchObject({ state: 'ok' });
  });
});
