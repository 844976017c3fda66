import { words } from '../../../kernel/words';
import type { ProspectStatus } from '../../../program/prospects';

/** Name of each status as people read it. */
export const prospectStatusName = words('prospectStatusName', {
  new: 'Nuevo',
  contacted: 'Contactado',
  quoted: 'Cotizado',
  applied: 'Con solicitud',
  lost: 'Perdido',
} as const satisfies Record<ProspectStatus, string>);
