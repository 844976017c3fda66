/** How far a credit of the demo came, or how it ended. */
export type Fate =
  | 'in_review'
  | 'rejected'
  | 'withdrawn'
  | 'approved'
  | 'declined'
  | 'accepted'
  | 'published'
  | 'not_funded'
  | 'to_sign'
  | 'installing'
  | 'photographed'
  | 'to_pay'
  | 'repaying'
  | 'late'
  | 'recovered'
  | 'paid_off';

export interface Plan {
  /** Days before today on which it was asked for. */
  began: number;
  fate: Fate;
  productId: number;
  pesos: number;
  months: number;
  /** Since how many days nothing is paid, for how many it was not; or how many percent were gathered. */
  by?: number;
  /** A co-obligor answers for it too. */
  hasCoObligor?: true;
  /** The applicant's spouse signs its contract too, by a link. */
  hasSpouse?: true;
}

const SOLAR = 1;
const FRIDGE = 2;
const AIR = 3;
const LIGHT = 4;
const HEATER = 5;

const plan = (
  began: number,
  fate: Fate,
  [productId, pesos, months]: readonly [product: number, pesos: number, months: number],
  by?: number,
): Plan => ({ began, fate, productId, pesos, months, ...(by !== undefined && { by }) });

/** The credits of the demo besides those of its main story, in the order of their asking; often two on a day. */
export const plans: readonly Plan[] = [
  plan(345, 'repaying', [LIGHT, 18_000, 3]),
  plan(345, 'repaying', [HEATER, 42_000, 6]),
  plan(331, 'repaying', [SOLAR, 96_000, 18]),
  plan(331, 'late', [FRIDGE, 46_000, 12], 200),
  plan(316, 'rejected', [SOLAR, 180_000, 24]),
  plan(309, 'paid_off', [AIR, 38_000, 12]),
  plan(309, 'recovered', [FRIDGE, 44_000, 12], 48),
  plan(294, 'not_funded', [SOLAR, 240_000, 36], 30),
  plan(279, 'withdrawn', [HEATER, 24_000, 6]),
  plan(268, 'late', [SOLAR, 88_000, 18], 96),
  plan(268, 'repaying', [LIGHT, 15_000, 6]),
  plan(238, 'declined', [AIR, 46_000, 12]),
  plan(225, 'repaying', [SOLAR, 152_000, 36]),
  plan(225, 'recovered', [HEATER, 36_000, 12], 35),
  plan(193, 'late', [AIR, 48_000, 12], 46),
  plan(193, 'repaying', [FRIDGE, 45_000, 12]),
  plan(175, 'not_funded', [SOLAR, 210_000, 36], 12),
  plan(140, 'repaying', [LIGHT, 22_000, 6]),
  plan(140, 'late', [HEATER, 47_000, 12], 36),
  plan(118, 'repaying', [SOLAR, 125_000, 24]),
  plan(96, 'rejected', [FRIDGE, 90_000, 12]),
  plan(74, 'repaying', [AIR, 43_000, 12]),
  plan(58, 'withdrawn', [SOLAR, 76_000, 18]),
  plan(34, 'to_pay', [SOLAR, 82_000, 18]),
  plan(28, 'photographed', [FRIDGE, 47_000, 12]),
  { ...plan(25, 'installing', [SOLAR, 105_000, 24]), hasSpouse: true },
  plan(21, 'to_sign', [HEATER, 33_000, 12]),
  { ...plan(19, 'to_sign', [SOLAR, 92_000, 18]), hasSpouse: true },
  { ...plan(16, 'published', [SOLAR, 128_000, 24], 85), hasCoObligor: true },
  plan(14, 'published', [AIR, 45_000, 12], 40),
  plan(12, 'published', [FRIDGE, 49_000, 18], 0),
  plan(10, 'accepted', [SOLAR, 110_000, 24]),
  plan(9, 'accepted', [LIGHT, 26_000, 6]),
  plan(8, 'approved', [SOLAR, 87_000, 18]),
  plan(6, 'approved', [HEATER, 31_000, 12]),
  plan(4, 'in_review', [SOLAR, 145_000, 36]),
  plan(3, 'in_review', [FRIDGE, 59_000, 12]),
  plan(2, 'in_review', [AIR, 49_000, 12]),
  plan(1, 'in_review', [SOLAR, 93_000, 24]),
];
