import type { RiskGrade } from '@contract/credit/loans';
import { type BasisPoints, toBasisPoints } from '@contract/kernel/fields/basis-points';
import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { Db } from '@server/db/connection';
import { installationSites, loans, projects } from '@server/db/schema/credit';
import { participations } from '@server/db/schema/funding-participations';
import { suppliers } from '@server/db/schema/people';
import { calendarsOf, owedByLoan, owedOf, termsNow } from '@server/features/credit';
import { standingByLoan } from '@server/ledger/principal';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { investorRatesOn } from './rates';
import { type Share, sharesOf } from './repository';
import { type ExpectedRow, expectedSchedule } from './rules';

/** A part of a delivered credit that an investor holds, with all that came of it and all that is to come. */
export interface Holding {
  folio: string;
  productId: number;
  /** Where its system stands. */
  state: string;
  grade: RiskGrade;
  installer: string;
  heldSince: Day;
  nominal: Centavos;
  /** Principal that is owed and was not written off. */
  standing: Centavos;
  annualRate: BasisPoints;
  months: number;
  feeRate: BasisPoints;
  daysLate: number;
  received: readonly Share[];
  /** Instalments still unpaid; estimated, not guaranteed. */
  expected: readonly ExpectedRow[];
}

/** All that an investor holds, settled credits too, the oldest first, as it stands on a day. */
export async function holdingsOn(db: Db, investorId: string, today: Day): Promise<Holding[]> {
  const rows = await readHoldings(db, investorId);
  // Who holds nothing needs no rates, which a day may have none of.
  if (rows.length === 0) return [];
  const open = rows.filter(({ standing }) => standing !== '0').map(({ loan }) => loan);
  const ids = open.map(({ id }) => id);
  const calendars = await calendarsOf(db, ids);
  const owed = await owedByLoan(db, open, today);
  const terms = await termsNow(db, open);
  const shares = await sharesOf(
    db,
    rows.map(({ id }) => id),
  );
  const { taxRate, ratesWith } = await investorRatesOn(db, investorId, today);
  return rows.map(({ id, loan, standing: owing, ...row }) => {
    const calendar = calendars.get(loan.id) ?? [];
    const standing = toCentavos(BigInt(owing));
    const feeRate = toBasisPoints(loan.investorFeeBp);
    const now = terms.get(loan.id);
    return {
      ...row,
      grade: loan.riskGrade,
      standing,
      annualRate: now?.annual_rate_bp ?? toBasisPoints(loan.annualRateBp),
      months: now?.term_months ?? loan.termMonths,
      feeRate,
      daysLate: owed.get(loan.id)?.daysLate ?? 0,
      received: shares.get(id) ?? [],
      expected: expectedSchedule(calendar, {
        own: standing,
        total: sumCents(calendar.map((each) => owedOf(each).capital)),
        taxRate,
        rates: ratesWith(feeRate),
        today,
      }),
    };
  });
}

/** The state of a project's first site. */
const firstState = sql<string>`(select s.state from ${installationSites} s
  where s.project_id = ${projects.id} order by s.id limit 1)`;

function readHoldings(db: Db, investorId: string) {
  const standing = standingByLoan(db, investorId);
  return db
    .select({
      id: participations.id,
      heldSince: participations.heldSince,
      nominal: participations.nominalCents,
      standing: sql<string>`coalesce(${standing.cents}, '0')`,
      folio: projects.folio,
      productId: projects.productId,
      installer: suppliers.name,
      state: firstState,
      loan: loans,
    })
    .from(participations)
    .innerJoin(loans, eq(loans.id, participations.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .innerJoin(suppliers, eq(suppliers.id, projects.supplierId))
    .leftJoin(standing, eq(standing.loanId, participations.loanId))
    .where(and(eq(participations.investorId, investorId), isNull(participations.heldUntil)))
    .orderBy(asc(participations.id));
}
