/** How late a credit is, by the days of its oldest instalment that is not paid (CUITF, annex 17). */
export const lateBuckets = ['1-30', '31-60', '61-90', 'over-90'] as const;
export type LateBucket = (typeof lateBuckets)[number];

/** How late a credit is, or that it is not. */
export const creditBuckets = ['current', ...lateBuckets] as const;
export type CreditBucket = (typeof creditBuckets)[number];
