import type { OpportunityStatus } from '../../../funding/opportunity-statuses';
import { words } from '../../../kernel/words';

export const opportunityStatusName = words('opportunityStatusName', {
  open: 'Abierta',
  funded: 'Fondeada',
  delivered: 'Entregada',
  not_funded: 'No fondeada',
  withdrawn: 'Retirada por el solicitante',
} as const satisfies Record<OpportunityStatus, string>);
