import { toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import { type BankDayDoer, bankDays as contract } from '@contract/treasury/bank-days';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { bankDays } from '@server/db/schema/treasury';
import { confirmersOf, type MoneyAct } from '@server/features/platform';
import { conflict, notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { inArray } from 'drizzle-orm';
import { isNewNotice } from '../bank-movements/notices';
import { type BankDay, keepBankBalance } from './balance';
import { findingsOf } from './close';
import { closeDay, lockDay, settleDay } from './close-day';
import { ledgerAtEndOf } from './compare';
import { disagree, ofState, stateOf } from './states';

export const bankDayHandlers = implement(contract, {
  async notify({ db, body, signed, config, now }) {
    if (await isNewNotice(db, signed, body.event_id, { config, now })) {
      await keepBankBalance(db, body.balance, 'webhook', now);
    }
    return { ok: true as const };
  },

  async list({ db, query }) {
    const page = await pageOf(db, query, {
      table: bankDays,
      id: bankDays.day,
      select: db.select().from(bankDays),
      own: (row) => row,
      filters: { state: (state) => ofState[state] },
      sorts: { day: bankDays.day },
      defaultSort: '-day',
    });
    return { ...page, items: await describe(db, page.items) };
  },

  async create({ db, body, now, twoPeople, record }) {
    const day = await keepBankBalance(db, body, 'staff', now);
    await twoPeople({
      ...actOn(day, t(treasuryWords.bankDays.register), [
        { label: t(treasuryWords.bankDays.opening), value: formatMxn(day.openingCents) },
        { label: t(treasuryWords.bankDays.closing), value: formatMxn(day.closingCents) },
      ]),
      // Against it everything else is found to be right or wrong.
      always: true,
    });
    await record(day.day, { opening_cents: day.openingCents, closing_cents: day.closingCents });
    return describeOne(db, day);
  },

  async close({ db, params, principal, config, now, twoPeople }) {
    const day = await lockDay(db, params.day);
    const closed = await closeDay(db, day, { closedBy: principal.userId, config, now });
    await twoPeople({
      ...actOn(day, t(treasuryWords.bankDays.close), [
        { label: t(treasuryWords.bankDays.closing), value: formatMxn(day.closingCents) },
        {
          label: t(treasuryWords.bankDays.ledger),
          value: closed.close ? formatMxn(closed.close.ledgerCents) : '',
        },
        {
          label: t(treasuryWords.bankDays.differences),
          value: String(closed.close?.differences.length ?? 0),
        },
      ]),
      // What the bank signed leaves nothing to choose.
      always: day.source !== 'webhook',
    });
    return describeOne(db, closed);
  },

  async settle({ db, params, body, principal, now, twoPeople }) {
    const day = await lockDay(db, params.day);
    if (stateOf(day) !== 'unsound') throw conflict(t(treasuryWords.bankDays.noneToSettle));
    const left = (await findingsOf(db, day, dayInMexicoCity(now))).differences.length;
    const explanation = left > 0 ? body.reason : null;
    const settled = await settleDay(db, day, { explanation, by: principal.userId, now });
    await twoPeople({
      ...actOn(day, t(treasuryWords.bankDays.settle), [
        {
          label: t(treasuryWords.bankDays.atClosing),
          value: String(day.close?.differences.length ?? 0),
        },
        { label: t(treasuryWords.bankDays.remaining), value: String(left) },
        { label: t(serverWords.shared.reason), value: body.reason },
      ]),
      always: left > 0,
    });
    return describeOne(db, settled);
  },
});

const actOn = (day: BankDay, title: string, details: MoneyAct['details']): MoneyAct => ({
  kind: 'in',
  object: 'bank_days',
  objectId: day.day,
  title,
  details: [{ label: t(treasuryWords.bankDays.day), value: formatDay(day.day) }, ...details],
  amountCents: null,
  people: [],
});

async function describeOne(db: Db | Tx, day: BankDay) {
  const [described] = await describe(db, [day]);
  if (!described) throw notFound();
  return described;
}

async function describe(db: Db | Tx, days: readonly BankDay[]) {
  const closers = days
    .flatMap(({ closedBy, settledBy }) => [closedBy, settledBy])
    .filter((id) => id !== null);
  const people = await db
    .select({ user_id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, closers));
  const dates = days.map(({ day }) => day);
  const [closing, settling] = await Promise.all([
    confirmersOf(db, contract.close, dates),
    confirmersOf(db, contract.settle, dates),
  ]);
  const personOf = (id: string | null) => people.find(({ user_id }) => user_id === id);
  const open = days.filter(({ close }) => !close).map(({ day }) => day);
  const ledger = await ledgerAtEndOf(db, open);
  return days.map((day) => ({
    day: day.day,
    opening_cents: day.openingCents,
    closing_cents: day.closingCents,
    source: day.source,
    ledger_cents: day.close?.ledgerCents ?? ledger.get(day.day) ?? toCentavos(0),
    state: stateOf(day),
    close: closeOf(day, both(personOf(day.closedBy), closing.get(day.day))),
    settled: day.settledAt && {
      explanation: day.explanation,
      by: both(personOf(day.settledBy), settling.get(day.day)),
      at: day.settledAt.toISOString(),
    },
  }));
}

/** Who asked and who confirmed; what nobody asked for nobody did. */
const both = (asked: BankDayDoer | undefined, confirmed: BankDayDoer | undefined): BankDayDoer[] =>
  asked === undefined ? [] : [asked, ...(confirmed === undefined ? [] : [confirmed])];

const closeOf = ({ close, closedAt }: BankDay, closedBy: BankDayDoer[]) =>
  close && closedAt
    ? {
        lines_in_cents: close.linesInCents,
        lines_out_cents: close.linesOutCents,
        ledger_cents: close.ledgerCents,
        sound: !disagree(close.differences),
        differences: close.differences,
        closed_by: closedBy,
        closed_at: closedAt.toISOString(),
      }
    : null;
