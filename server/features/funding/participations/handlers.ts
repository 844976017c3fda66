import { participations as contract, type Participation } from '@contract/funding/participations';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { calendarsOf, type LoanOwed, owedByLoan, owedOf, termsNow } from '@server/features/credit';
import { implement } from '@server/http/implement';
import { investorRatesOn } from './rates';
import {
  findParticipation,
  listParticipations,
  type ParticipationRow,
  type Share,
  sharesOf,
} from './repository';
import { expectedSchedule, netOf } from './rules';

export const participationHandlers = implement(contract, {
  async list({ db, scope, query, now }) {
    const page = await listParticipations(db, scope, query);
    const today = dayInMexicoCity(now);
    const owed = await owedByLoan(
      db,
      page.items.map(({ loan }) => loan),
      today,
    );
    const shares = await sharesOf(
      db,
      page.items.map(({ id }) => id),
    );
    const terms = await termsNow(
      db,
      page.items.map(({ loan }) => loan),
    );
    const items = page.items.map((row) => ({
      ...describe(row, owed.get(row.loan.id), shares.get(row.id) ?? []),
      ...terms.get(row.loan.id),
    }));
    return { ...page, items };
  },

  async show({ db, scope, params, now }) {
    const row = await findParticipation(db, scope, params.participationId);
    const today = dayInMexicoCity(now);
    const { investorId, loan } = row;
    const rows = (await calendarsOf(db, [loan.id])).get(loan.id) ?? [];
    const owed = (await owedByLoan(db, [loan], today)).get(loan.id);
    const shares = (await sharesOf(db, [row.id])).get(row.id) ?? [];
    const overdue = new Set(owed?.due.map(({ n }) => n));
    const { taxRate, ratesWith } = await investorRatesOn(db, investorId, today);
    const schedule = expectedSchedule(rows, {
      own: toCentavos(BigInt(row.outstanding)),
      total: sumCents(rows.map((each) => owedOf(each).capital)),
      taxRate,
      rates: ratesWith(toBasisPoints(loan.investorFeeBp)),
      today,
    });
    return {
      ...describe(row, owed, shares),
      ...(await termsNow(db, [loan])).get(loan.id),
      schedule: schedule.map((each) => ({
        n: each.n,
        due_on: each.dueOn,
        capital_cents: each.capital,
        interest_cents: each.interest,
        isr_cents: each.isr,
        vat_cents: each.vat,
        fee_cents: each.fee,
        net_cents: each.net,
        overdue: each.overdue && overdue.has(each.n),
      })),
      payments: shares.map((share) => ({
        id: share.paymentId,
        received_on: share.receivedOn,
        is_early: share.isEarly,
        capital_cents: share.capital,
        interest_cents: share.interest,
        late_interest_cents: share.lateInterest,
        isr_cents: share.isr,
        vat_cents: share.vat,
        fee_cents: share.fee,
        net_cents: netOf(share),
      })),
    };
  },
});

function describe(
  row: ParticipationRow,
  owed: LoanOwed | undefined,
  shares: readonly Share[],
): Participation {
  const { id, status, committedAt, loan, project, invested, outstanding } = row;
  const next = owed?.due[0] ?? owed?.next;
  const sum = (of: (share: Share) => number) =>
    toCentavos(shares.reduce((total, share) => total + of(share), 0));
  return {
    id,
    folio: project.folio,
    product_id: project.productId,
    status,
    annual_rate_bp: toBasisPoints(loan.annualRateBp),
    term_months: loan.termMonths,
    invested_cents: toCentavos(BigInt(invested)),
    outstanding_cents: toCentavos(BigInt(outstanding)),
    received_capital_cents: sum((share) => share.capital),
    received_interest_cents: sum((share) => share.interest + share.lateInterest),
    withheld_isr_cents: sum((share) => share.isr),
    next_due_on: next?.dueOn ?? null,
    days_late: owed?.daysLate ?? 0,
    written_off: writtenOffOf(row),
    created_at: committedAt.toISOString(),
  };
}

function writtenOffOf(row: ParticipationRow): Participation['written_off'] {
  if (!row.writtenOffOn) return null;
  const principal = BigInt(row.writtenOff);
  return {
    on: row.writtenOffOn,
    principal_cents: toCentavos(principal),
    recovered_cents: toCentavos(principal - BigInt(row.leftWrittenOff)),
  };
}
