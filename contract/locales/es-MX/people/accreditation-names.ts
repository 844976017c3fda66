import { words } from '../../../kernel/words';
import type {
  AccreditationFileKind,
  AccreditationState,
} from '../../../people/accreditation-states';

export const accreditationStateName = words('accreditationStateName', {
  requested: 'Solicitada',
  in_review: 'En revisión',
  accredited: 'Acreditada',
  rejected: 'Rechazada',
  expired: 'Vencida',
} satisfies Record<AccreditationState, string>);

export const accreditationFileName = words('accreditationFileName', {
  datasheet: 'Ficha técnica',
  certificate: 'Certificado',
} satisfies Record<AccreditationFileKind, string>);
