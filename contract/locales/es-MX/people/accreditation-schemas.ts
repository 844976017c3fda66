import { words } from '../../../kernel/words';

export const accreditationFields = words('accreditationFields', {
  needsLetter: 'Escribe al menos una letra o un número.',
});
