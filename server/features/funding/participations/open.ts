import { type Centavos, sumCents } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { insertMany } from '@server/db/insert-many';
import { participations } from '@server/db/schema/funding-participations';

interface Delivered {
  loanId: string;
  /** All commitments to it, the oldest first. */
  commitments: readonly { id: string; investorId: string; amountCents: Centavos }[];
  on: Day;
}

/** The participations that a loan begins with, in the order of their oldest commitment, one an investor. */
export async function openParticipations(tx: Tx, { loanId, commitments, on }: Delivered) {
  const byInvestor = new Map<string, Delivered['commitments'][number][]>();
  for (const each of commitments) {
    const own = byInvestor.get(each.investorId);
    if (own) own.push(each);
    else byInvestor.set(each.investorId, [each]);
  }
  const rows = [...byInvestor].flatMap(([investorId, own]) => {
    const nominalCents = sumCents(own.map(({ amountCents }) => amountCents));
    const [oldest] = own;
    // The page of an investment keeps its address: its first commitment's id.
    return oldest ? { id: oldest.id, commitmentId: oldest.id, investorId, nominalCents } : [];
  });
  await insertMany(
    tx,
    participations,
    rows.map((row) => ({ ...row, loanId, heldSince: on })),
  );
  return rows.map(({ id, investorId, nominalCents }) => ({
    id,
    investorId,
    principal: nominalCents,
  }));
}
