import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { investors } from '@server/db/schema/people';
import { bankMovements } from '@server/db/schema/treasury';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { asTwo } from '@tests/support/two-people';
import { and, count, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';

/*
 * Figure: transfers that the bank reports repeatedly, in every spelling and with wrong days and
 * senders, from many sides at once, become a balance once each: 0 centavos too many, 0 too few. So do those
 * that staff typed, took back as mistaken, and that the bank then reports: once staff accept them.
 */
const TRANSFERS = 50;
const TAKEN_BACK = 10;
const AMOUNT = 123_45;
const OWN = '012180026050783858';

const api = await testApi();
const bank = testBank(api);
await api.db.transaction(seedSettingsTable);

it('a transfer reported in any way is credited once', async () => {
  const ana = await api.person('investor', { fullName: 'Ana Peña Rojas' });
  const [row] = await api.db.select().from(investors).where(eq(investors.userId, ana.userId));
  if (!row) throw new Error('no investor');
  const today = dayInMexicoCity(api.clock.now);
  const transfers = Array.from({ length: TRANSFERS }, () =>
    bank.line({
      receiver_clabe: row.depositClabe,
      amount_cents: AMOUNT,
      sender_clabe: OWN,
      sender_name: 'PEÑA ROJAS ANA',
      occurred_on: today,
    }),
  );
  const spellings = (line: ReturnType<typeof bank.line>) => [
    line,
    { ...line, tracking_key: line.tracking_key.toLowerCase() },
    { ...line, tracking_key: line.tracking_key.replace(/(.{4})/g, '$1 ') },
    { ...line, sender_clabe: '012 180 02605078385 8' },
    { ...line, sender_clabe: '012-180-02605078385-8', concept: 'OTRO' },
    { ...line, receiver_clabe: line.receiver_clabe.replace(/^(...)/, '$1-') },
  ];
  const others = (line: ReturnType<typeof bank.line>) => [
    { ...line, occurred_on: addDays(today, -1) },
    { ...line, sender_clabe: '02605078385' },
    { ...line, occurred_on: addDays(today, -1), sender_clabe: '4152 3133 1234 5678' },
  ];
  // The true line first: which of two days is the right one cannot be known.
  for (const line of transfers) expect((await bank.report(line)).status).toBe(200);
  const notices = transfers.flatMap((line) =>
    [...spellings(line), ...others(line)].flatMap((repeated) => [repeated, repeated]),
  );
  for (let k = 0; k < notices.length; k += 32) {
    const replies = await Promise.all(notices.slice(k, k + 32).map((line) => bank.report(line)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
  }
  const { json } = await ana.call({ url: `/api/v1/balances/${row.id}` });
  const [review] = await api.db
    .select({ n: count() })
    .from(bankMovements)
    .where(eq(bankMovements.status, 'review'));
  const off = json.available_cents - TRANSFERS * AMOUNT;
  process.stdout.write(
    `told twice: ${TRANSFERS} transfers, ${TRANSFERS + notices.length} notices: ${off} centavos off (0 wanted), ${review?.n} lines wait for staff (${TRANSFERS * 3} wanted)\n`,
  );
  expect(off).toBe(0);
  expect(review?.n).toBe(TRANSFERS * 3);

  const staff = await api.person('admin');
  const act = (path: string, body: object) =>
    asTwo(api, staff, { method: 'POST', url: `/api/v1/bank-movements/${path}`, body });
  const mistaken = Array.from({ length: TAKEN_BACK }, (_, k) => ({
    ...transfers[0],
    tracking_key: `ANULADA${k}`,
  }));
  for (const body of mistaken) {
    const url = '/api/v1/bank-movements' as const;
    const { movement } = (await asTwo(api, staff, { method: 'POST', url, body })).json;
    const reason = 'Capturado por error';
    await act(`${movement.id}/reverse`, { kind: 'mistaken', occurred_on: today, reason });
  }
  const again = mistaken.flatMap((line) => [line, line, line]);
  const replies = await Promise.all(again.map((line) => bank.report(line)));
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  const available = async () =>
    (await ana.call({ url: `/api/v1/balances/${row.id}` })).json.available_cents;
  const early = (await available()) - TRANSFERS * AMOUNT;
  const waiting = await api.db
    .select()
    .from(bankMovements)
    .where(and(eq(bankMovements.status, 'review'), like(bankMovements.trackingKey, 'ANULADA%')));
  for (const { id } of waiting) await act(`${id}/accept`, { reason: 'Está en el banco' });
  const late = (await available()) - (TRANSFERS + TAKEN_BACK) * AMOUNT;
  process.stdout.write(
    `taken back: ${TAKEN_BACK} lines, ${again.length} notices: ${waiting.length} wait (${TAKEN_BACK} wanted), ${early} centavos off before staff accept them, ${late} after (0 wanted)\n`,
  );
  expect([waiting.length, early, late]).toEqual([TAKEN_BACK, 0, 0]);
});
