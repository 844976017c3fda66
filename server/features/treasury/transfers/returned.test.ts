import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { verifyChain } from '@server/ledger/verify';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { creditStory } from '@tests/support/credit';
import { firstOf, present } from '@tests/support/present';
import { saver } from '@tests/support/saver';
import { asTwo } from '@tests/support/two-people';
import { afterEach, describe, expect, it } from 'vitest';
import { assertReconciled } from '../bank-movements/reconciliation';

const api = await testApi();
const bank = testBank(api);
const { staff, act } = await creditStory(api);
const ANA = '032180000118359719';
const OTHER = '012180026050783858';
const CENTS = 10_000;
const ana = await saver(api, bank, { clabe: ANA, cents: 1_000_000 });
const today = () => dayInMexicoCity(api.clock.now);

interface Line {
  key: string;
  cents?: number;
  clabe?: string;
  on?: string;
}
const bankLine = (
  direction: 'in' | 'out',
  { key, cents = CENTS, clabe = ANA, on = today() }: Line,
) =>
  bank.line({
    direction,
    tracking_key: key,
    amount_cents: cents,
    occurred_on: on,
    ...(direction === 'in'
      ? { sender_clabe: clabe, sender_name: 'Devolución SPEI' }
      : { receiver_clabe: clabe }),
  });
const leaves = (line: Line) => bank.report(bankLine('out', line));
const comesBack = (line: Line) => bank.report(bankLine('in', line));

let serial = 0;
/** A withdrawal that was sent under a key of its own, with what was available before it. */
async function sent(cents = CENTS) {
  serial += 1;
  const key = `DEVUELTA${String(serial).padStart(4, '0')}`;
  const before = await ana.available();
  const id = await ana.withdraw(cents);
  const reply = await act(staff, `withdrawals/${id}/send`, { tracking_key: key });
  expect(reply.status).toBe(200);
  return { id, key, before };
}
const stateOf = async (id: string) => (await ana.shown(id)).status;
/** The statuses of the lines of a key, the first that was told first. */
const linesOf = async (key: string, direction: 'in' | 'out' = 'in') =>
  (
    await staff.call({ url: `/api/v1/bank-movements?q=${key}&direction=${direction}&limit=20` })
  ).json.items
    .filter(({ tracking_key }) => tracking_key === key)
    .map(({ status, id }) => ({ status, id }))
    .toReversed();
const statusesOf = async (key: string) => (await linesOf(key)).map(({ status }) => status);

/** Every entry adds up to nothing, each balance is that of its rows, and custody is what is owed. */
afterEach(async () => {
  const { rows } = await api.pool.query(
    'select entry_id from postings group by entry_id having sum(amount_signed) <> 0',
  );
  expect(rows).toEqual([]);
  await verifyChain(api.db);
  await assertReconciled(api.db);
});

/** What the bank tells after a withdrawal of 100 pesos was sent and left, and what becomes of it. */
const cases: Record<
  string,
  {
    tell: (key: string) => Promise<unknown>;
    status: 'confirmed' | 'returned';
    lines: string[];
  }
> = {
  'the return': {
    tell: (key) => comesBack({ key }),
    status: 'returned',
    lines: ['matched'],
  },
  'the same return twice': {
    async tell(key) {
      const line = bankLine('in', { key });
      await bank.report(line);
      await bank.report(line);
    },
    status: 'returned',
    lines: ['matched'],
  },
  'the same return twice at the same moment': {
    async tell(key) {
      const line = bankLine('in', { key });
      await Promise.all([bank.report(line), bank.report(line), bank.report(line)]);
    },
    status: 'returned',
    lines: ['matched'],
  },
  'the return again with another day': {
    async tell(key) {
      await comesBack({ key });
      await comesBack({ key, on: addDays(today(), 1) });
    },
    status: 'returned',
    lines: ['matched', 'review'],
  },
  'a part of it': {
    tell: (key) => comesBack({ key, cents: CENTS - 1 }),
    status: 'confirmed',
    lines: ['unidentified'],
  },
  'more than was sent': {
    tell: (key) => comesBack({ key, cents: CENTS + 1 }),
    status: 'confirmed',
    lines: ['unidentified'],
  },
  'a part of it, and then the whole on another day': {
    async tell(key) {
      await comesBack({ key, cents: CENTS / 2 });
      await comesBack({ key, on: addDays(today(), 1) });
    },
    status: 'returned',
    lines: ['unidentified', 'matched'],
  },
  'the whole after a part of it on the same day, which staff decide': {
    async tell(key) {
      await comesBack({ key, cents: CENTS / 2 });
      await comesBack({ key });
    },
    status: 'confirmed',
    lines: ['unidentified', 'review'],
  },
  'the same amount under a key that nobody knows': {
    tell: (key) => comesBack({ key: `${key}X` }),
    status: 'confirmed',
    lines: [],
  },
  'the key in small letters and with spaces': {
    tell: (key) => comesBack({ key: ` ${key.toLowerCase()} ` }),
    status: 'returned',
    lines: ['matched'],
  },
  'the return from another account than it went to': {
    tell: (key) => comesBack({ key, clabe: OTHER }),
    status: 'confirmed',
    lines: ['unidentified'],
  },
  'the return dated after hours, on the next days': {
    tell: (key) => comesBack({ key, on: addDays(today(), 3) }),
    status: 'returned',
    lines: ['matched'],
  },
  'the return, and then its charge a second time': {
    async tell(key) {
      await comesBack({ key });
      await leaves({ key, on: addDays(today(), 1) });
    },
    status: 'returned',
    lines: ['matched'],
  },
};

describe('of a withdrawal that left, the bank tells', () => {
  it.each(Object.entries(cases))('%s', async (_, { tell, status, lines }) => {
    const { id, key, before } = await sent();
    await leaves({ key });
    expect([await stateOf(id), await ana.available()]).toEqual(['confirmed', before - CENTS]);
    await tell(key);
    expect([await stateOf(id), await statusesOf(key)]).toEqual([status, lines]);
    expect(await ana.available()).toBe(status === 'returned' ? before : before - CENTS);
    // What was returned can be sent again, and not under the same key.
    if (status !== 'returned') return;
    const again = await ana.withdraw(CENTS);
    const reply = await act(staff, `withdrawals/${again}/send`, { tracking_key: key });
    expect(reply.status).toBe(422);
  });
});

describe('a return', () => {
  it('of one of two withdrawals of the same amount and account is of the one of its key', async () => {
    const [one, two] = [await sent(), await sent()];
    await leaves(one);
    await leaves(two);
    await comesBack(two);
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['confirmed', 'returned']);
    expect(await ana.available()).toBe(one.before - CENTS);
    await comesBack(one);
    expect([await stateOf(one.id), await ana.available()]).toEqual(['returned', one.before]);
  });

  it('of an order that was cancelled, or rejected, before it left waits without owner', async () => {
    const before = await ana.available();
    // No other line of the bank is of this amount, by which the order might have left.
    const cents = 7_500;
    const cancelled = await ana.withdraw(cents);
    expect((await ana.cancel(cancelled)).status).toBe(200);
    const rejected = await ana.withdraw(cents);
    const refused = await act(staff, `withdrawals/${rejected}/reject`, {
      reason: 'Cuenta en revisión',
    });
    expect(refused.status).toBe(200);
    await comesBack({ key: 'CANCELADA01', cents });
    expect(await statusesOf('CANCELADA01')).toEqual(['unidentified']);
    expect([await stateOf(cancelled), await stateOf(rejected)]).toEqual(['cancelled', 'rejected']);
    expect(await ana.available()).toBe(before);
  });

  it('that staff take for another transfer gives nothing twice', async () => {
    const { id, key, before } = await sent();
    await leaves({ key });
    await comesBack({ key });
    await comesBack({ key, on: addDays(today(), 1) });
    const waiting = present((await linesOf(key)).find(({ status }) => status === 'review'));
    const accepted = await act(staff, `bank-movements/${waiting.id}/accept`, {
      reason: 'Es otra transferencia',
    });
    expect(accepted.status).toBe(200);
    expect([await stateOf(id), await statusesOf(key)]).toEqual([
      'returned',
      ['matched', 'unidentified'],
    ]);
    expect(await ana.available()).toBe(before);
  });

  it('that is discarded by staff leaves the order as it is', async () => {
    const { id, key, before } = await sent();
    await leaves({ key });
    await comesBack({ key, cents: CENTS / 2 });
    await comesBack({ key });
    const waiting = present((await linesOf(key)).find(({ status }) => status === 'review'));
    await act(staff, `bank-movements/${waiting.id}/dismiss`, { reason: 'No fue' });
    expect([await stateOf(id), await ana.available()]).toEqual(['confirmed', before - CENTS]);
  });
});

describe('a return and the day’s close', () => {
  const days = async () => (await staff.call({ url: '/api/v1/bank-days?limit=20' })).json.items;
  const ofDay = async (day: string) => present((await days()).find((one) => one.day === day));
  const closed = async (who: Person, day: string, balances: [number, number]) => {
    const [opening_cents, closing_cents] = balances;
    await asTwo(api, who, {
      method: 'POST',
      url: '/api/v1/bank-days',
      body: { day, opening_cents, closing_cents },
    });
    const reply = await asTwo(api, who, {
      method: 'POST',
      url: `/api/v1/bank-days/${day}/close` as '/api/v1/bank-days/:day/close',
    });
    expect(reply.status).toBe(200);
  };
  /** Days pass, and with them sessions. */
  async function later(count: number) {
    api.clock.now = new Date(api.clock.now.getTime() + count * 24 * 3_600_000);
    for (const who of [staff, ana.person]) Object.assign(who, await api.again(who));
    await api.stepUp(staff);
  }
  /** Of all lines that count, up to a day. */
  const total = async (until: string) =>
    Number(
      firstOf(
        (
          await api.pool.query<{ sum: string }>(
            `select coalesce(sum(case direction when 'in' then amount_cents else -amount_cents end), 0) as sum
              from bank_movements where occurred_on <= $1 and status not in ('review', 'dismissed', 'mistaken')`,
            [until],
          )
        ).rows,
      ).sum,
    );

  it('comes before the close, after it, and dated on a day that is closed', async () => {
    await later(10);
    const day = today();
    const [early, late, backdated] = [await sent(), await sent(), await sent()];
    for (const order of [early, late, backdated]) await leaves(order);
    await comesBack(early);
    const closing = await total(day);
    const opening = await total(addDays(day, -1));

    await later(1);
    await closed(staff, day, [opening, closing]);
    expect((await ofDay(day)).close).toMatchObject({ sound: true });

    await comesBack(late);
    expect(await stateOf(late.id)).toBe('returned');
    expect((await ofDay(day)).close).toMatchObject({ sound: true });

    // The bank tells late of the closed day: the money is its owner's, and the day says that it lacks a line.
    await comesBack({ ...backdated, on: day });
    expect([await stateOf(backdated.id), await ana.available()]).toEqual([
      'returned',
      early.before,
    ]);
    const { json } = await staff.call({ url: '/api/v1/bank-movements/reconciliation' });
    expect(json.sound).toBe(false);
  });
});
