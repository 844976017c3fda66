import { toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { ChargeStatus } from '@contract/treasury/direct-debit-charges';
import type { DebitedCredit } from '@contract/treasury/direct-debits';
import type { Db } from '@server/db/connection';
import { type Chargeable, chargeableOf } from '@server/features/credit';
import { bankHolidays } from '@server/features/platform';
import { amountOf, planOf } from './follow';
import {
  type Charge,
  chargesOf,
  describeMandate,
  type Mandate,
  standingMandates,
} from './repository';
import { type SourceReading, sourcesOf } from './source';

/** What comes, or is on its way. */
const open: readonly ChargeStatus[] = ['announced', 'ordered', 'sent'];

/** An applicant's credits in repayment with their mandates and next charges, and what a mandate may charge. */
export async function overviewOf(db: Db, applicantId: string, reading: SourceReading) {
  const today = dayInMexicoCity(reading.now);
  const credits = await chargeableOf(db, applicantId, today);
  const ids = credits.map(({ loanId }) => loanId);
  const mandates = await standingMandates(db, ids);
  const charges = await chargesOf(db, ids);
  const closed = await bankHolidays(db, today);
  const sources = await sourcesOf(db, applicantId, reading);
  return {
    sources: sources.map(({ mark: _, clabe: __, expires: ___, ...source }) => source),
    credits: credits.map((credit): DebitedCredit => {
      const mandate = mandates.find(({ loanId }) => loanId === credit.loanId) ?? null;
      const own = charges.filter(({ loanId }) => loanId === credit.loanId);
      const [first] = credit.rows;
      return {
        loan_id: credit.loanId,
        project_folio: credit.folio,
        instalment: first ? { due_on: first.dueOn, amount_cents: first.missing } : null,
        early_is_used: !credit.waits,
        mandate: mandate && describeMandate(mandate),
        next: mandate && nextOf(credit, mandate, own, { today, closed }),
      };
    }),
  };
}

function nextOf(
  credit: Chargeable,
  mandate: Mandate,
  charges: readonly Charge[],
  when: { today: Day; closed: readonly Day[] },
): DebitedCredit['next'] {
  const begun = charges.find(({ status }) => open.includes(status));
  const none = toCentavos(0);
  if (begun) {
    const { n, dueOn, chargeOn, amountCents, status } = begun;
    const at = { n, due_on: dueOn, charge_on: chargeOn };
    return { ...at, amount_cents: amountCents, rest_cents: none, status };
  }
  if (mandate.status !== 'active') return null;
  const plan = planOf(credit, mandate, charges, when);
  if (!plan) return null;
  const { n, dueOn, chargeOn } = plan;
  const asked = { id: null, dueOn, most: mandate.mostCents };
  const { amount, rest } = amountOf(credit, charges, asked);
  const at = { n, due_on: dueOn, charge_on: chargeOn };
  return { ...at, amount_cents: amount, rest_cents: rest, status: null };
}
