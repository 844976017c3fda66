import { words } from '../../../kernel/words';

/** The specification's further rules (section 5), whose wording it does not show, in its voice: one text each. */
export const fieldRule = words('fieldRule', {
  /** `why`, where there is a reason of the bounds, begins with its semicolon. */
  between: 'El campo debe ser un número entero entre {{min, number}} y {{max, number}}{{why}}',
  digits: 'El campo debe tener {{count}} dígitos',
  decimal: 'El campo debe llevar punto y hasta {{places}} decimales, por ejemplo {{example}}',
  url: 'El campo debe ser una dirección web válida',
  selection: 'Elige {{count}} como máximo',
});
