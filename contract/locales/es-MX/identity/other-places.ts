import { words } from '../../../kernel/words';

/** Where else a person may go with their account. */
export const otherPlaces = words('otherPlaces', {
  programs: 'Programas',
  current: 'programa actual',
  picked: 'Ahora trabajas en {{program}}, como {{role}}.',
  switchProgram: 'Cambiar de programa',
  switchRole: 'Cambiar de perfil',
  backToStaff: 'Backoffice: cerrar sesión y entrar de nuevo',
});
