import { words } from '../../../kernel/words';

export const programProjectRefusals = words('programProjectRefusals', {
  notOfZone: 'Elige a una persona ejecutiva que trabaje la zona del proyecto.',
});
