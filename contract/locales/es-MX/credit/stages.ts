import type { StageStatus } from '../../../credit/stage-item';
import { words } from '../../../kernel/words';

export const stageStatusName = words('stageStatusName', {
  waiting: 'En espera de aprobación',
  payable: 'Por pagar',
  paid: 'Pagada',
} as const satisfies Record<StageStatus, string>);
