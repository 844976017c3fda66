import { words } from '../../../kernel/words';

export const programPicker = words('programPicker', {
  programs: 'Programas',
  current: 'programa actual',
  picked: 'Ahora trabajas en {{program}}, como {{role}}.',
});
