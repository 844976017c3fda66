import { toCentavos } from '@contract/kernel/fields/centavos';
import { inTransaction } from '@server/db/connection';
import { contracts } from '@server/db/schema/credit';
import { notifications } from '@server/db/schema/platform';
import { enqueue } from '@server/jobs/outbox';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
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
