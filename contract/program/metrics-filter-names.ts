/** What every screen of figures is narrowed by, under these names in its address; apart from what each may be, for the table of screens. */
export const metricsFilterNames = [
  'from',
  'to',
  'region',
  'zone_id',
  'owner',
  'technology',
] as const;
