import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';

/**
 * Splits an amount by integer weights: each part's floor, then the centavos left over one by one to the
 * largest remainders, ties to the earlier weight. The parts always add up to the amount.
 * @param weights outstanding principal of each participation, in the order of their oldest commitment.
 * @throws RangeError when the amount or a weight is negative, or there is money and no weight.
 */
export function distribute(amount: Centavos, weights: readonly number[]): Centavos[] {
  if (amount < 0 || weights.some((weight) => weight < 0)) {
    throw new RangeError('Amounts and weights may not be negative');
  }
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) {
    if (amount > 0) throw new RangeError('No recipient to distribute to');
    return weights.map(() => toCentavos(0));
  }
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, part: product / total, remainder: product % total };
  });
  let left = BigInt(amount) - shares.reduce((sum, share) => sum + share.part, 0n);
  const fairest = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const share of fairest) {
    if (left === 0n) break;
    share.part += 1n;
    left -= 1n;
  }
  return shares.map((share) => toCentavos(share.part));
}
