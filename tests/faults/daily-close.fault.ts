import { toCentavos } from '@contract/kernel/fields/centavos';
import { addDays, type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { investors } from '@server/db/schema/people';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { depositIdentified } from '@server/ledger/events/deposits';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { asTwo } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

/*
 * Figure: forty days against the bank, half of them with one thing wrong on either side. Every wrong day is
 * found when it is closed, with its transfer, and no right one is; not the days between a deposit and its way
 * back, nor those of a line that was typed by mistake and taken back, nor of several transfers under one clave.
 */
const DAYS = 40;
const CENTS = 10_000;
const SENDER = '032180000118359719';
/** Money that left without an order; money that the bank has and reports no line of; a line of ours alone. */
const faults = ['stolen', 'hidden', 'invented'] as const;

const api = await testApi();
const bank = testBank(api);
await api.db.transaction(seedSettingsTable);

it('every wrong day is found, and no right one', async () => {
  const staff = await api.person('admin');
  await api.stepUp(staff);
  const ana = await api.person('investor', { fullName: 'Ana Peña Rojas' });
  const [row] = await api.db.select().from(investors).where(eq(investors.userId, ana.userId));
  if (!row) throw new Error('no investor');
  const today = dayInMexicoCity(api.clock.now);
  let balance = 0;
  let before = 0;
  /** Of a line that the bank does not have. */
  async function typeAndTakeBack(day: Day, n: number) {
    const body = bank.line({
      tracking_key: `ERROR${n}`,
      occurred_on: day,
      amount_cents: CENTS,
      receiver_clabe: row?.depositClabe,
      sender_name: 'ANA PEÑA ROJAS',
    });
    const url = '/api/v1/bank-movements' as const;
    const { json } = await asTwo(api, staff, { method: 'POST', url, body });
    const taken = await asTwo(api, staff, {
      method: 'POST',
      url: `${url}/${json.movement.id}/reverse`,
      body: { kind: 'mistaken', occurred_on: today, reason: 'Capturado por error' },
    });
    expect(taken.status).toBe(200);
  }
  const found: string[] = [];
  const wrong: string[] = [];
  for (let n = 0; n < DAYS; n += 1) {
    const day = addDays(today, n - DAYS);
    const opening = balance;
    const report = async (direction: 'in' | 'out', key: string, changes: object = {}) => {
      await bank.report(
        bank.line({
          direction,
          tracking_key: key,
          occurred_on: day,
          amount_cents: CENTS,
          receiver_clabe: row.depositClabe,
          sender_name: 'ANA PEÑA ROJAS',
          ...changes,
        }),
      );
      balance += direction === 'in' ? CENTS : -CENTS;
    };
    await report('in', `BIEN${n}`);
    await report('in', `TAMBIEN${n}`);
    if (n % 5 === 0) await report('in', `VUELVE${n}`);
    if (n % 5 === 2) await report('out', `VUELVE${n - 2}`, { receiver_clabe: SENDER });
    if (n % 5 === 3) {
      await report('in', `JUNTAS${n}`, { amount_cents: CENTS - 1 });
      await report('in', `JUNTAS${n}`, { amount_cents: CENTS + 1 });
    }
    if (n % 5 === 4) await typeAndTakeBack(day, n);
    const fault = n % 2 === 0 ? undefined : faults[((n - 1) / 2) % faults.length];
    if (fault) wrong.push(day);
    if (fault === 'stolen') await report('out', `MAL${n}`);
    if (fault === 'hidden') balance += CENTS;
    if (fault === 'invented') {
      await api.db.transaction((tx) =>
        depositIdentified(tx, {
          investorId: row.id,
          amount: toCentavos(CENTS),
          naturalKey: `mal-${n}`,
          trackingKey: `MAL${n}`,
          occurredOn: day,
          actor: 'fault',
        }),
      );
    }
    const url = '/api/v1/bank-days' as const;
    const body = { day, opening_cents: opening, closing_cents: balance };
    expect((await asTwo(api, staff, { method: 'POST', url, body })).status).toBe(200);
    const { json } = await asTwo(api, staff, { method: 'POST', url: `${url}/${day}/close` });
    const kinds =
      json.close?.differences.map(({ kind, day: on }) => (on === day ? kind : '')) ?? [];
    // The balances stay apart by what was wrong before; a day of its own is one that moves them.
    const own = kinds.filter((kind) => kind !== '' && kind !== 'closing');
    const apart = balance - (json.close?.ledger_cents ?? 0);
    if (own.length > 0 || apart !== before) found.push(day);
    before = apart;
  }
  const missed = wrong.filter((day) => !found.includes(day)).length;
  const mistaken = found.filter((day) => !wrong.includes(day)).length;
  process.stdout.write(
    `daily close: ${DAYS} days, ${wrong.length} wrong: ${missed} missed (0 wanted), ${mistaken} false (0 wanted)\n`,
  );
  expect([missed, mistaken]).toEqual([0, 0]);
});
