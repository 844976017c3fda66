import type { Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { directDebitCharges } from '@server/db/schema/treasury-direct-debits';
import { and, eq, inArray } from 'drizzle-orm';

/** Whether an instalment has a charge that was announced, and that neither failed nor was taken back. */
export async function isCharged(
  tx: Tx,
  { loanId, dueOn }: { loanId: string; dueOn: Day },
): Promise<boolean> {
  const { loanId: loan, dueOn: due, status } = directDebitCharges;
  const standing = inArray(status, ['announced', 'ordered', 'sent', 'collected']);
  return (await tx.$count(directDebitCharges, and(eq(loan, loanId), eq(due, dueOn), standing))) > 0;
}
