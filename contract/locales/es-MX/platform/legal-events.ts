import { words } from '../../../kernel/words';

export const legalEventWords = words('legalEventWords', {
  changed: 'Hay una versión nueva: {{name}}',
  changedText:
    '«{{name}}» cambió desde el {{day, day}}. Léelo y, si estás de acuerdo, acéptalo otra vez en tu cuenta.',
});
