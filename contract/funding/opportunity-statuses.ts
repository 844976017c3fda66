export const opportunityStatuses = [
  'open',
  'funded',
  'delivered',
  'not_funded',
  'withdrawn',
] as const;
export type OpportunityStatus = (typeof opportunityStatuses)[number];

export const opportunityStatusName: Record<OpportunityStatus, string> = {
  open: 'Abierta',
  funded: 'Fondeada',
  delivered: 'Entregada',
  not_funded: 'No fondeada',
  withdrawn: 'Retirada por el solicitante',
};
