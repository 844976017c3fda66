import { words } from '../../../kernel/words';

export const supplierPlaceRefusals = words('supplierPlaceRefusals', {
  zoneOfProgram: 'Elige una zona activa de ese programa.',
});
