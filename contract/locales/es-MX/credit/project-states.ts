import type { ProjectStatus } from '../../../credit/project-states';
import { words } from '../../../kernel/words';

export const projectStatusName = words('projectStatusName', {
  in_review: 'En revisión',
  approved: 'Por aceptar',
  accepted: 'Aceptado',
  published: 'En fondeo',
  to_sign: 'Por firmar',
  installing: 'En instalación',
  repaying: 'En pagos',
  settled: 'Liquidado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
  not_funded: 'No fondeado',
} as const satisfies Record<ProjectStatus, string>);
