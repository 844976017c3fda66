import { healthCheckNames } from '@contract/platform/health';
import { clamdScanner } from '@server/adapters/clamd';
import { doAll } from '@server/jobs/worker';
import { documentsApi } from '@tests/support/documents';
import { pdf } from '@tests/support/files';
import { worker } from '@tests/support/jobs';
import { present } from '@tests/support/present';
import { virusDaemon } from '@tests/support/virus-daemon';
import { afterEach, describe, expect, it, vi } from 'vitest';

const daemon = await virusDaemon();
const api = await documentsApi();

afterEach(() => vi.restoreAllMocks());

async function check(name: string) {
  const { json } = await api.staff.call({ url: '/api/v1/health-checks' });
  return present(json.checks.find((one) => one.name === name));
}

describe('the health of the house', () => {
  it('is looked at by parts, each with what was found', async () => {
    const { json } = await api.staff.call({ url: '/api/v1/health-checks' });
    expect(json.checks.map(({ name }) => name)).toEqual(healthCheckNames);
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
    vi.spyOn(api.adapters.objects, 'open').mockRejectedValue(new Error('bucket gone'));
    expect(await check('objects')).toMatchObject({
      state: 'failed',
      detail: expect.stringMatching(/no se puede leer/),
    });
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
    await verify(() => Promise.reject(new Error('the journal is broken at link 7')));
    expect(await check('chains')).toMatchObject({
      state: 'failed',
      detail: expect.stringMatching(/link 7/),
    });
  });
});
