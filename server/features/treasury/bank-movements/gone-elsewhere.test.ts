import { investors } from '@server/db/schema/people';
import { bankMovements } from '@server/db/schema/treasury';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const bank = testBank(api);
const { staff } = await creditStory(api);
const ANA = '032180000118359719';
const OTHER = '012180026050783858';

/** A deposit of an investor's, as the bank reported it. */
async function deposited() {
  const ana = await api.person('investor', { fullName: 'Ana Peña Rojas' });
  const [row] = await api.db.select().from(investors).where(eq(investors.userId, ana.userId));
  const line = bank.line({
    receiver_clabe: row?.depositClabe,
    amount_cents: 70_000,
    sender_clabe: ANA,
    sender_name: 'ANA PEÑA ROJAS',
  });
  await bank.report(line);
  const find = async (direction: 'in' | 'out') => {
    const { trackingKey, direction: way } = bankMovements;
    const [found] = await api.db
      .select()
      .from(bankMovements)
      .where(and(eq(trackingKey, line.tracking_key), eq(way, direction)));
    return found;
  };
  const id = (await find('in'))?.id ?? '';
  return {
    sentBack: () =>
      asTwo(api, staff, {
        method: 'POST',
        url: `/api/v1/bank-movements/${id}/reverse`,
        body: { kind: 'returned', occurred_on: line.occurred_on, reason: 'El banco lo devolvió' },
      }),
    leaves: (receiver_clabe: string) =>
      bank.report(
        bank.line({
          direction: 'out',
          tracking_key: line.tracking_key,
          amount_cents: 70_000,
          receiver_clabe,
        }),
      ),
    out: () => find('out'),
    kinds: async () => {
      const { json } = await staff.call({ url: '/api/v1/bank-movements/reconciliation' });
      const about = json.differences.filter(({ tracking_key: key }) => key === line.tracking_key);
      return { kinds: about.map(({ kind }) => kind), sound: json.sound };
    },
  };
}

describe('a deposit that was given back to another account than it came from', () => {
  it.each(['before', 'after'])('waits for staff, its line told %s', async (when) => {
    const deposit = await deposited();
    if (when === 'before') await deposit.leaves(OTHER);
    expect((await deposit.sentBack()).status).toBe(200);
    if (when === 'after') await deposit.leaves(OTHER);
    const line = await deposit.out();
    expect(line?.status).toBe('review');
    // What staff may decide was reported twice counts for neither side yet.
    const kinds = ['on_the_way', 'elsewhere'];
    expect(await deposit.kinds()).toEqual({ kinds, sound: false });

    // It takes two, and the day stays unsound: it is still unknown where the money is.
    const url = `/api/v1/bank-movements/${line?.id}/accept` as const;
    const request = { method: 'POST', url, body: { reason: 'El banco se equivocó' } } as const;
    await freshFactor(api, staff);
    expect((await staff.call(request)).status).toBe(202);
    expect((await asTwo(api, staff, request)).status).toBe(409);
    const second = await api.person('admin');
    const { json } = await second.call({ url: '/api/v1/approvals?outcome=waiting&limit=100' });
    const waiting = json.items.find(({ object_id }) => object_id === line?.id);
    expect(waiting?.details).toContainEqual({
      label: 'Cuenta de la que llegó',
      value: `terminada en ${ANA.slice(-4)}`,
    });
    await freshFactor(api, second);
    const confirm = `/api/v1/approvals/${waiting?.id ?? ''}/confirm` as const;
    const body = { payload_hash: waiting?.payload_hash };
    expect((await second.call({ method: 'POST', url: confirm, body })).status).toBe(200);
    expect((await deposit.out())?.status).toBe('unidentified');
    expect(await deposit.kinds()).toEqual({ kinds: ['elsewhere'], sound: false });
  });

  it('is no matter when it went to where it came from', async () => {
    const deposit = await deposited();
    expect((await deposit.sentBack()).status).toBe(200);
    await deposit.leaves(ANA);
    expect((await deposit.out())?.status).toBe('matched');
    expect((await deposit.kinds()).kinds).toEqual([]);
  });
});
