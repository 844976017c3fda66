import { randomUUID } from 'node:crypto';
import { addDays, type Day, dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import type { BankDifference } from '@contract/treasury/bank-days';
import { investors } from '@server/db/schema/people';
import { bankDays, bankMovements, uncountedLines } from '@server/db/schema/treasury';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { investorDebt } from '@server/ledger/accounts';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { accountSetHoursAgo } from '@tests/support/bank-account';
import { firstOf, present } from '@tests/support/present';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { asc, eq, notInArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findingsOf } from './close';

/*
 * Histories of several days as the bank and the operator report them. The bank's statement is added up here, from
 * what truly happened; the portal learns of it by notices, by hand and by its own orders.
 */
const api = await testApi();
const bank = testBank(api);
await api.db.transaction(seedSettingsTable);
const OWN = '012180026050783858';
const OTHER = '032180000118359719';
const HOUSE = '646180110400000007';
const DAYS = 5;

/** What happens on one day; `pick` chooses which existing transfer it happens to. */
const happening = fc.record({
  what: fc.constantFrom(
    'deposit',
    'return',
    'withdraw',
    'bounce',
    'mistake',
    'false_bounce',
    'take_back',
    'true',
  ),
  cents: fc.integer({ min: 1, max: 500_000 }),
  pick: fc.nat(99),
  /** Another transfer under a clave that was used before. */
  sameKey: fc.boolean(),
  /** Sent after hours: the bank's next day. */
  late: fc.boolean(),
});
const history = fc.array(fc.array(happening, { maxLength: 4 }), {
  minLength: DAYS,
  maxLength: DAYS,
});

type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;
interface Line {
  direction: 'in' | 'out';
  tracking_key: string;
  occurred_on: Day;
  amount_cents: number;
  sender_clabe: string;
  sender_name: string;
  receiver_clabe: string;
}

const one = (what: Happening['what']): Happening => ({
  what,
  cents: 70_000,
  pick: 0,
  sameKey: false,
  late: false,
});

/** The true statement: what each day brought or took. */
const moved = new Map<Day, number>();
let today = toDay('2026-02-02');
let opening = 0;

const ana = await api.person('investor', { fullName: 'Ana Peña Rojas' });
const staff = await api.person('admin');
const eva = await api.person('investor');
const investorOf = async ({ userId }: { userId: string }) =>
  firstOf(await api.db.select().from(investors).where(eq(investors.userId, userId)));
const [row, others] = [await investorOf(ana), await investorOf(eva)];

async function atDay(day: Day) {
  today = day;
  api.clock.now = new Date(`${day}T18:00:00Z`);
  const [who, clerk] = [await api.again(ana), await api.again(staff)];
  await freshFactor(api, who);
  await freshFactor(api, clerk);
  return { who, clerk };
}

const happened = (line: Line) =>
  moved.set(
    line.occurred_on,
    (moved.get(line.occurred_on) ?? 0) +
      (line.direction === 'in' ? line.amount_cents : -line.amount_cents),
  );

async function report(line: Line) {
  happened(line);
  expect((await bank.report(line)).status).toBe(200);
}

const depositOf = (cents: number, key: string): Line => ({
  ...bank.line(),
  direction: 'in',
  tracking_key: key,
  occurred_on: today,
  amount_cents: cents,
  sender_clabe: OWN,
  sender_name: 'PEÑA ROJAS ANA',
  receiver_clabe: row.depositClabe,
});

/** Everything of one history, in order; every transfer of the bank once. */
async function live(days: readonly (readonly Happening[])[]) {
  const stands: Line[] = [];
  const sent: Line[] = [];
  /** With the transfer that did not come back, of a return that was typed. */
  const entered: { id: string; line: Line; sent?: Line }[] = [];
  const undone: Line[] = [];
  const all: string[] = [];
  const taken = <T>(from: T[], pick: number) =>
    from.length > 0 ? from.splice(pick % from.length, 1)[0] : undefined;
  for (const events of days) {
    const { who, clerk } = await atDay(addDays(today, 1));
    const byHand = (path: string, body: object) =>
      asTwo(api, clerk, {
        method: 'POST',
        url: `/api/v1/bank-movements${path}` as '/api/v1/bank-movements',
        body,
      });
    for (const { what, cents, pick, sameKey, late } of events) {
      const key =
        (sameKey && all[pick % all.length]) || `K${randomUUID().slice(0, 8)}`.toUpperCase();
      const bankDay = late ? addDays(today, 1) : today;
      if (what === 'deposit') {
        const line = { ...depositOf(cents, key), occurred_on: bankDay };
        all.push(key);
        await report(line);
        // Reported before with this key and amount: staff accept it as another transfer.
        await acceptWaiting(byHand, key);
        stands.push(line);
      }
      if (what === 'return') {
        const line = taken(stands, pick);
        if (!line) continue;
        await report({
          ...line,
          direction: 'out',
          occurred_on: line.occurred_on > bankDay ? line.occurred_on : bankDay,
          sender_clabe: HOUSE,
          receiver_clabe: OWN,
        });
        // What she had used of it she owes, once staff accept it.
        await acceptWaiting(byHand, line.tracking_key);
      }
      if (what === 'withdraw') {
        const { json } = await who.call({
          method: 'POST',
          url: '/api/v1/withdrawals',
          body: { amount_cents: cents },
          headers: { 'idempotency-key': randomUUID() },
        });
        if (!json.id) continue;
        const out = `R${randomUUID().slice(0, 8)}`.toUpperCase();
        const sending = { tracking_key: out };
        const reply = await asTwo(api, clerk, {
          method: 'POST',
          url: `/api/v1/withdrawals/${json.id}/send`,
          body: sending,
        });
        expect(reply.status).toBe(200);
        const line: Line = {
          ...depositOf(cents, out),
          direction: 'out',
          occurred_on: bankDay,
          sender_clabe: HOUSE,
          receiver_clabe: OTHER,
        };
        await report(line);
        sent.push(line);
      }
      if (what === 'bounce') {
        const line = taken(sent, pick);
        if (!line) continue;
        await report(backOf(line, bankDay));
        // Reported before by mistake: now it is true.
        await acceptWaiting(byHand, line.tracking_key);
      }
      if (what === 'false_bounce') {
        const out = taken(sent, pick);
        if (!out) continue;
        const line = backOf(out, bankDay);
        const { json } = await byHand('', line);
        await acceptWaiting(byHand, line.tracking_key);
        entered.push({ id: json.movement.id, line, sent: out });
      }
      if (what === 'mistake') {
        const line = depositOf(cents, `M${randomUUID().slice(0, 8)}`.toUpperCase());
        const { json } = await byHand('', line);
        entered.push({ id: json.movement.id, line });
      }
      if (what === 'take_back') {
        const mistake = taken(entered, pick);
        if (!mistake) continue;
        if (!(await takeBack(byHand, mistake.id))) entered.push(mistake);
        else if (mistake.sent) sent.push(mistake.sent);
        else undone.push(mistake.line);
      }
      if (what === 'true') {
        const line = taken(undone, pick);
        if (!line) continue;
        await report(line);
        await acceptWaiting(byHand, line.tracking_key);
      }
    }
  }
  // What was typed and never taken back was true after all.
  for (const { line } of entered) await report(line);
}

/** The line of a transfer on its way back. */
const backOf = (line: Line, on: Day): Line => ({
  ...line,
  direction: 'in',
  occurred_on: line.occurred_on > on ? line.occurred_on : on,
  sender_clabe: line.receiver_clabe,
  receiver_clabe: HOUSE,
});

type ByHand = (path: string, body: object) => Promise<{ status: number }>;

async function acceptWaiting(byHand: ByHand, key: string) {
  const lines = await api.db
    .select()
    .from(bankMovements)
    .where(eq(bankMovements.trackingKey, key))
    .orderBy(asc(bankMovements.id));
  for (const { id, status } of lines) {
    if (status !== 'review' && status !== 'held') continue;
    const reply = await byHand(`/${id}/accept`, { reason: 'Está en el estado de cuenta' });
    expect(reply.status).toBe(200);
  }
}

const takeBack = async (byHand: ByHand, id: string) =>
  (
    await byHand(`/${id}/reverse`, {
      kind: 'mistaken',
      occurred_on: today,
      reason: 'No está en el estado de cuenta',
    })
  ).status === 200;

/** The bank reports its balance of each day; answers the differences found, by day. */
async function reportBalances(first: Day, last: Day) {
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const closing = opening + (moved.get(day) ?? 0);
    const balance = { day, opening_cents: opening, closing_cents: closing };
    const event = { event_id: randomUUID(), type: 'balance', currency: 'MXN', balance };
    expect((await bank.deliverBalance(event)).status).toBe(200);
    opening = closing;
  }
}

async function found(first: Day) {
  const days = await api.db
    .select()
    .from(bankDays)
    .where(sql`${bankDays.day} >= ${first}`)
    .orderBy(asc(bankDays.day));
  const all = new Map<Day, Awaited<ReturnType<typeof findingsOf>> & { closing: number }>();
  for (const day of days) {
    all.set(day.day, {
      ...(await findingsOf(api.db, day, dayInMexicoCity(api.clock.now))),
      closing: day.closingCents,
    });
  }
  return all;
}

const kindAndCents = ({ kind, bank_cents }: BankDifference) => [kind, bank_cents];

/** What the ledger's entries of her debt add up to until a day. */
async function owedOn(day: Day): Promise<number> {
  const { rows } = await api.db.execute<{ cents: string }>(sql`
    select coalesce(sum(p.amount_signed), 0)::text as cents
      from postings p
      join ledger_accounts a on a.id = p.account_id
      join journal_entries e on e.id = p.entry_id
     where a.code = ${investorDebt(row.id).code} and e.occurred_on <= ${day}`);
  return Number(firstOf(rows).cents);
}

it('every day of any history is sound but for what is owed, and a line that is altered makes its own day unsound', async () => {
  const { who } = await atDay(today);
  await who.call({
    method: 'PUT',
    url: '/api/v1/bank-account',
    body: { clabe: OTHER, holder: 'Ana Peña Rojas', version: 0 },
  });
  await accountSetHoursAgo(api, row.id, 30);
  // The account that her deposits come from is known.
  await report(depositOf(1_000, 'PRIMERO'));
  const [first] = await api.db.select().from(bankMovements);
  if (first?.status === 'held') {
    await asTwo(api, (await atDay(today)).clerk, {
      method: 'POST',
      url: `/api/v1/bank-movements/${first.id}/accept`,
      body: { reason: 'Mandó su estado de cuenta' },
    });
  }
  // Custody holds the money of others too: a bank sends back no more than it has.
  await report({ ...depositOf(100_000_000, 'DEOTROS'), receiver_clabe: others.depositClabe });
  await reportBalances(today, today);

  await fc.assert(
    fc.asyncProperty(history, fc.nat(999), async (days, pick) => {
      const start = addDays(today, 1);
      await live(days);
      // Time for what the bank dates on the next day.
      await atDay(addDays(today, 2));
      await reportBalances(start, addDays(today, -1));
      const sound = await found(start);
      for (const [day, { differences, ledgerCents, closing }] of sound) {
        // What she owes of a deposit that went back is missing in custody, and nothing else is.
        const owed = await owedOn(day);
        const lacking = owed === 0 ? [] : [['shortfall', -owed]];
        expect([day, differences.map(kindAndCents), ledgerCents]).toEqual([day, lacking, closing]);
      }
      const lines = await api.db
        .select()
        .from(bankMovements)
        .where(notInArray(bankMovements.status, [...uncountedLines]))
        .orderBy(asc(bankMovements.id));
      const altered = present(lines[pick % lines.length]);
      const change = (cents: number) =>
        api.db
          .update(bankMovements)
          .set({ amountCents: sql`${bankMovements.amountCents} + ${cents}` })
          .where(eq(bankMovements.id, altered.id));
      await change(1);
      const broken = [...(await found(toDay('2026-02-02')))].filter(([, { differences }]) =>
        differences.some(({ kind }) => kind !== 'shortfall'),
      );
      expect(broken.map(([day]) => day)).toEqual([altered.occurredOn]);
      await change(-1);
    }),
    {
      numRuns: 6,
      endOnFailure: true,
      // Returned after all of it was withdrawn; two days later; taken back two days later, and true after all.
      examples: [
        [[[one('deposit'), one('withdraw')], [one('return')], [], [], []], 0],
        [[[one('deposit')], [], [one('return')], [], []], 0],
        [[[one('mistake')], [], [one('take_back')], [one('true')], []], 1],
        // A withdrawal that came back by mistake, twice, and then truly.
        [
          [
            [one('deposit'), one('withdraw')],
            [one('false_bounce')],
            [one('take_back'), one('false_bounce'), one('withdraw')],
            [one('take_back')],
            [one('bounce')],
          ],
          1,
        ],
      ],
    },
  );
  expect(dayInMexicoCity(api.clock.now)).toBe(today);
}, 120_000);
