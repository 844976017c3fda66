import { investors } from '@server/db/schema/people';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { accountSetHoursAgo } from '@tests/support/bank-account';
import { firstOf } from '@tests/support/present';
import { asTwo } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assertReconciled } from './reconciliation';

const api = await testApi();
const bank = testBank(api);
await api.db.transaction(seedSettingsTable);
const staff = await api.person('admin');
await api.stepUp(staff);
const FIRST = '012180026050783858';
const SECOND = '032180000118359719';

async function newInvestor(registered?: { clabe: string; hoursAgo: number }) {
  const person = await api.person('investor', { fullName: 'Ana Peña Rojas' });
  const [row] = await api.db.select().from(investors).where(eq(investors.userId, person.userId));
  if (!row) throw new Error('no investor');
  if (registered) {
    await api.stepUp(person);
    await person.call({
      method: 'PUT',
      url: '/api/v1/bank-account',
      body: { clabe: registered.clabe, holder: 'Ana Peña Rojas', version: 0 },
    });
    await accountSetHoursAgo(api, row.id, registered.hoursAgo);
  }
  const available = async () =>
    (await person.call({ url: `/api/v1/balances/${row.id}` })).json.available_cents;
  /** Money arrives; answers the status of its line. */
  async function arrives(changes: object = {}) {
    const line = bank.line({
      receiver_clabe: row?.depositClabe,
      amount_cents: 100_000,
      sender_clabe: FIRST,
      sender_name: 'PEÑA ROJAS ANA',
      ...changes,
    });
    await bank.report(line);
    const { json } = await staff.call({ url: `/api/v1/bank-movements?q=${line.tracking_key}` });
    return firstOf(json.items);
  }
  return { ...person, available, arrives };
}

const accept = (id: string) =>
  asTwo(api, staff, {
    method: 'POST',
    url: `/api/v1/bank-movements/${id}/accept`,
    body: { reason: 'Mandó su estado de cuenta' },
  });

describe("a deposit under another person's name", () => {
  it('is the investor’s, shown and notified, and not available until staff accept it', async () => {
    const ana = await newInvestor();
    const held = await ana.arrives({ sender_name: 'OTRA PERSONA' });
    expect(held).toMatchObject({
      status: 'held',
      third_party: true,
      matched: { kind: 'investor', name: 'Ana Peña Rojas' },
    });
    expect(await ana.available()).toBe(0);
    const { json } = await ana.call({ url: '/api/v1/deposits' });
    expect(json.items).toMatchObject([{ status: 'held', third_party: true }]);
    expect((await api.lastMail(ana.email))?.text).toContain('Estarán disponibles cuando');
    await assertReconciled(api.db);

    expect((await accept(held.id)).json).toMatchObject({ status: 'assigned', third_party: true });
    expect(await ana.available()).toBe(100_000);
    expect((await accept(held.id)).status).toBe(409);
    // That it was taken once does not make the account theirs.
    expect(await ana.arrives({ sender_name: 'OTRA PERSONA' })).toMatchObject({ status: 'held' });
    expect(await ana.available()).toBe(100_000);
  });

  it('waits also from the account that the investor registered', async () => {
    const ana = await newInvestor({ clabe: FIRST, hoursAgo: 30 });
    expect(await ana.arrives({ sender_name: 'OTRA PERSONA' })).toMatchObject({ status: 'held' });
  });
});

describe('a deposit under the own name', () => {
  it('is available from the account registered for withdrawals', async () => {
    const ana = await newInvestor({ clabe: FIRST, hoursAgo: 30 });
    expect(await ana.arrives({ sender_clabe: '012-180-02605078385-8' })).toMatchObject({
      status: 'matched',
      third_party: false,
    });
    expect(await ana.available()).toBe(100_000);
  });

  it('waits from an account that is not known, until staff know it as theirs', async () => {
    const ana = await newInvestor({ clabe: FIRST, hoursAgo: 30 });
    const held = await ana.arrives({ sender_clabe: SECOND });
    expect(held).toMatchObject({ status: 'held', third_party: true });
    expect((await accept(held.id)).json).toMatchObject({ third_party: false });
    expect(await ana.arrives({ sender_clabe: SECOND })).toMatchObject({ status: 'matched' });
    expect(await ana.available()).toBe(200_000);
  });

  it('is available while no account is known, and that account is the known one from then on', async () => {
    // An account set a moment ago is not known yet, as it takes no withdrawals.
    const ana = await newInvestor({ clabe: SECOND, hoursAgo: 1 });
    expect(await ana.arrives()).toMatchObject({ status: 'matched' });
    expect(await ana.arrives()).toMatchObject({ status: 'matched' });
    expect(await ana.arrives({ sender_clabe: '002115016003269411' })).toMatchObject({
      status: 'held',
    });
    expect(await ana.available()).toBe(200_000);
  });
});
