import type { CommitmentStatus } from '../../../funding/commitments';
import { words } from '../../../kernel/words';

export const commitmentStatusName = words('commitmentStatusName', {
  reserved: 'Reservado',
  firm: 'En firme',
  active: 'Activo',
  cancelled: 'Cancelado',
  expired: 'Devuelto',
  settled: 'Liquidado',
} as const satisfies Record<CommitmentStatus, string>);
