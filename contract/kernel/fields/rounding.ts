/**
 * `numerator / denominator` rounded to the nearest integer, halves away from zero, exact for any size.
 * It is the only rounding of money in the product: every stored component passes through it once.
 * @throws RangeError when the denominator is not positive.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive');
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}
