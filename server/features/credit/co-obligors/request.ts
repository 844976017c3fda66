import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { eq } from 'drizzle-orm';
import { scheduleOf, termsOf } from '../loans/quote';
import type { CoObligorRow } from './repository';
import { projectOf } from './tell';

/** Who asks whom, and for which credit: at its approved terms once there are some. */
export async function describeRequest(tx: Tx, row: CoObligorRow) {
  const { project, applicantName } = await projectOf(tx, row);
  const [loan] = await tx.select().from(loans).where(eq(loans.projectId, project.id));
  return {
    applicant_name: applicantName,
    relation: row.relation,
    phone: row.phone,
    amount_cents: loan?.principalCents ?? project.amountCents,
    term_months: loan?.termMonths ?? project.termMonths,
    payment_cents: loan ? toCentavos(scheduleOf(termsOf(loan)).payment) : null,
  };
}
