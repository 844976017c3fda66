import { toBasisPoints } from '@contract/fields/basis-points';
import { sumCents, toCentavos } from '@contract/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/fields/day';
import {
  participations as contract,
  type Participation,
  participationStatuses,
} from '@contract/participations';
import type { Db } from '@server/db/connection';
import { investors, users } from '@server/db/schema/people';
import { implement } from '@server/http/implement';
import { eq } from 'drizzle-orm';
import { calendarsOf } from '../loans/calendar';
import { daysLate } from '../loans/late-interest';
import { type Instalment, owedOf, totalOwed } from '../loans/owed';
import { distributionRatesOn, incomeTaxRateOf } from '../payments/withholding';
import {
  findParticipation,
  listParticipations,
  type ParticipationRow,
  type Share,
  sharesOf,
} from './repository';
import { expectedSchedule } from './rules';

export const participationHandlers = implement(contract, {
  async list({ db, scope, query, now }) {
    const page = await listParticipations(db, scope, query);
    const today = dayInMexicoCity(now);
    const items = await Promise.all(
      page.items.map(async (row) => {
        const { rows, shares } = await detailsOf(db, row);
        return describe(row, rows, shares, today);
      }),
    );
    return { ...page, items };
  },

  async show({ db, scope, params, now }) {
    const row = await findParticipation(db, scope, params.participationId);
    const today = dayInMexicoCity(now);
    const { rows, shares } = await detailsOf(db, row);
    const schedule = expectedSchedule(rows, {
      own: toCentavos(BigInt(row.outstanding)),
      total: sumCents(rows.map((each) => owedOf(each).capital)),
      taxRate: await taxRateOf(db, row.commitment.investorId, today),
      rates: await distributionRatesOn(db, toBasisPoints(row.loan.investorFeeBp), today),
      today,
    });
    return {
      ...describe(row, rows, shares, today),
      schedule: schedule.map((each) => ({
        n: each.n,
        due_on: each.dueOn,
        capital_cents: each.capital,
        interest_cents: each.interest,
        isr_cents: each.isr,
        vat_cents: each.vat,
        fee_cents: each.fee,
        net_cents: each.net,
        overdue: each.overdue,
      })),
      payments: shares.map((share) => ({
        id: share.paymentId,
        received_on: share.receivedOn,
        capital_cents: share.capital,
        interest_cents: share.interest,
        late_interest_cents: share.lateInterest,
        isr_cents: share.isr,
        vat_cents: share.vat,
        fee_cents: share.fee,
        net_cents: toCentavos(
          share.capital + share.interest + share.lateInterest + share.vat - share.isr - share.fee,
        ),
      })),
    };
  },
});

async function detailsOf(db: Db, { commitment, loan }: ParticipationRow) {
  return {
    rows: (await calendarsOf(db, [loan.id])).get(loan.id) ?? [],
    shares: await sharesOf(db, loan.id, commitment.investorId),
  };
}

async function taxRateOf(db: Db, investorId: string, on: Day) {
  const [investor] = await db
    .select({ personType: users.personType })
    .from(investors)
    .innerJoin(users, eq(users.id, investors.userId))
    .where(eq(investors.id, investorId));
  return incomeTaxRateOf(db, investor?.personType ?? 1, on);
}

function describe(
  { commitment, loan, project, invested, outstanding }: ParticipationRow,
  rows: readonly Instalment[],
  shares: readonly Share[],
  today: Day,
): Participation {
  const next = rows.find((row) => totalOwed(row) > 0);
  const sum = (of: (share: Share) => number) =>
    toCentavos(shares.reduce((total, share) => total + of(share), 0));
  return {
    id: commitment.id,
    folio: project.folio,
    product_id: project.productId,
    status: participationStatuses.find((status) => status === commitment.status) ?? 'active',
    annual_rate_bp: toBasisPoints(loan.annualRateBp),
    term_months: loan.termMonths,
    invested_cents: toCentavos(BigInt(invested)),
    outstanding_cents: toCentavos(BigInt(outstanding)),
    received_capital_cents: sum((share) => share.capital),
    received_interest_cents: sum((share) => share.interest + share.lateInterest),
    withheld_isr_cents: sum((share) => share.isr),
    next_due_on: next?.dueOn ?? null,
    days_late: next ? daysLate(next.dueOn, today) : 0,
    created_at: commitment.createdAt.toISOString(),
  };
}
