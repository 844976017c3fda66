import { words } from '../../../kernel/words';

export const identityEventWords = words('identityEventWords', {
  declared: 'Cambiaron los datos de identidad de tu cuenta',
  declaredText:
    'Guardamos lo que declaraste sobre ti, tu empresa o quien está detrás de tu cuenta.',
  curpShared: 'La misma CURP en dos cuentas',
  curpSharedText:
    '{{name}} registró una CURP que otra cuenta ya tiene. Su expediente dice cuál: revisa quién es cada quien.',
});
