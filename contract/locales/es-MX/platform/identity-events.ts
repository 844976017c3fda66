import { words } from '../../../kernel/words';

export const identityEventWords = words('identityEventWords', {
  declared: 'Cambiaron los datos de identidad de tu cuenta',
  declaredText:
    'Guardamos lo que declaraste sobre ti, tu empresa o quien está detrás de tu cuenta.',
  curpShared: 'La misma CURP en dos cuentas',
  curpSharedText:
    '{{name}} registró la CURP que ya tiene la cuenta de {{other}}. Revisa en sus expedientes quién es cada quien.',
  curpSharedByManyText:
    '{{name}} registró la CURP que ya tienen otras {{others, number}} cuentas. Revisa en sus expedientes quién es cada quien.',
});
