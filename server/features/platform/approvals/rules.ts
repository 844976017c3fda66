import type { Centavos } from '@contract/kernel/fields/centavos';

const HOUR_MS = 3_600_000;

/** Acts of one kind by one person count together for this long, so that splitting them does not help. */
export const COUNTED_MS = 24 * HOUR_MS;

/** How long an act waits for its second person: over a weekend, not until its reason is forgotten. */
export const WAITS_MS = 72 * HOUR_MS;

interface Question {
  amount: Centavos;
  /** What the person did alone, of the same kind, in the time that counts. */
  already: Centavos;
  /** From here on it takes two people; null when there is no setting: then everything takes two. */
  limit: Centavos | null;
}

/** Whether an act takes a second person for its amount. */
export const needsSecond = ({ amount, already, limit }: Question): boolean =>
  limit === null || amount + already > limit;
