import { type Centavos, sumCents } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { participations } from '@server/db/schema/funding-participations';

interface Delivered {
  loanId: string;
  /** All commitments to it, the oldest first. */
  commitments: readonly { id: string; investorId: string; amountCents: Centavos }[];
  on: Day;
}

/** The participations that a loan begins with, in the order of their oldest commitment, one an investor. */
export async function openParticipations(tx: Tx, { loanId, commitments, on }: Delivered) {
  const investorIds = [...new Set(commitments.map(({ investorId }) => investorId))];
  const rows = investorIds.flatMap((investorId) => {
    const own = commitments.filter((each) => each.investorId === investorId);
    const nominalCents = sumCents(own.map(({ amountCents }) => amountCents));
    const [oldest] = own;
    // The page of an investment keeps its address: its first commitment's id.
    return oldest ? { id: oldest.id, commitmentId: oldest.id, investorId, nominalCents } : [];
  });
  await tx.insert(participations).values(rows.map((row) => ({ ...row, loanId, heldSince: on })));
  return rows.map(({ id, investorId, nominalCents }) => ({
    id,
    investorId,
    principal: nominalCents,
  }));
}
