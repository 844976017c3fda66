import { words } from '../../../kernel/words';

/** The specification's further rules (section 5), whose wording it does not show, in its voice: one text each. */
export const fieldRule = words('fieldRule', {
  between: 'El campo debe estar entre {{min}} y {{max}}',
  selection: 'Elige {{count}} como máximo',
});
