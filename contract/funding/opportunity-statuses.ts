export const opportunityStatuses = [
  'open',
  'funded',
  'delivered',
  'not_funded',
  'withdrawn',
] as const;
export type OpportunityStatus = (typeof opportunityStatuses)[number];
