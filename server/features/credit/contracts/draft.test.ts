import { toCentavos } from '@contract/kernel/fields/centavos';
import { inTransaction } from '@server/db/connection';
import { contracts } from '@server/db/schema/credit';
import { notifications } from '@server/db/schema/platform';
import { enqueue } from '@server/jobs/outbox';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { pdfWords } from '@tests/support/pdf-words';
import { firstOf, present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';

const api = await testApi();
const story = await creditStory(api);

/** How many notifications of a contract to sign the applicant has. */
async function signNotifications(): Promise<number> {
  const mine = eq(notifications.userId, story.applicant.userId);
  const notified = await api.db.select().from(notifications).where(mine);
  return notified.filter(({ body }) => body.includes('Lee el contrato')).length;
}

/** Jobs that failed are due again. */
const later = () =>
  api.pool.query(
    `update pgboss.job set start_after = now() - interval '1 s' where state = 'retry'`,
  );

/** Connections that hold a transaction open while they wait for the server. */
async function openTransactions(): Promise<number> {
  const { rows } = await api.pool.query(
    `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows.length;
}

it('money is committed while documents cannot be stored, and the contract is drafted once they can', async () => {
  const { projectId, opportunityId } = await story.published();
  const investor = await story.investor(200_000, 0);
  const broken = vi.spyOn(api.adapters.objects, 'put').mockRejectedValue(new Error('no room'));
  const reply = await story.invest(investor, opportunityId, 10_000_000);
  expect(reply.status).toBe(200);
  expect(await story.show(projectId)).toMatchObject({
    status: 'to_sign',
    contract: null,
    next_actor: null,
    next_step: 'Preparamos el contrato para que lo firmen.',
  });
  expect(await signNotifications()).toBe(0);

  broken.mockRestore();
  const { objects } = api.adapters;
  const put = objects.put.bind(objects);
  const open: number[] = [];
  const watched = vi.spyOn(objects, 'put').mockImplementation(async (file, sha256) => {
    open.push(await openTransactions());
    await put(file, sha256);
  });
  await later();
  // Another one of the same changes nothing.
  const again = { projectId, goal: toCentavos(10_000_000) };
  await inTransaction(api.db, (tx) => enqueue(tx, 'draft-contract', [{ data: again }]));
  await api.doJobs();
  watched.mockRestore();
  // No connection waits for the store, and what is there already is not drawn again.
  expect(open).toEqual([0]);
  expect(await story.show(projectId)).toMatchObject({
    contract: { status: 'pending' },
    next_actor: 'client',
    next_step: 'El solicitante debe firmar el contrato.',
  });
  expect(await api.db.$count(contracts)).toBe(1);
  expect(await signNotifications()).toBe(1);
});

it('draws the contract again when an address was changed while it was drawn', async () => {
  const { projectId, opportunityId } = await story.published();
  const { objects } = api.adapters;
  const put = objects.put.bind(objects);
  const moving = vi.spyOn(objects, 'put').mockImplementationOnce(async (file, sha256) => {
    const { sites } = await story.show(projectId);
    const { site } = story.request();
    const body = { ...site, street: 'Calle 99 #1', meter_number: '', version: 0 };
    const url = `/api/v1/sites/${firstOf(sites).id}` as const;
    expect((await story.supplier.call({ method: 'PUT', url, body })).status).toBe(200);
    await put(file, sha256);
  });
  await story.invest(await story.investor(200_000, 0), opportunityId, 10_000_000);
  await api.doJobs();
  moving.mockRestore();
  const { id } = present((await story.show(projectId)).contract);
  const file = await story.applicant.call({ url: `/api/v1/contracts/${id}/file` });
  expect(await pdfWords(file.bytes)).toContain('Calle 99 #1');
});
