import { words } from '../../../kernel/words';

export const legalEventWords = words('legalEventWords', {
  changed: 'Hay una versión nueva: {{name}}',
  changedText:
    '“{{name}}” cambió desde el {{day, day}}. Léelo y, si estás de acuerdo, acéptalo otra vez en tu cuenta.',
  acknowledgementChanged: 'Hay una constancia por firmar otra vez: {{name}}',
  acknowledgementChangedText:
    '“{{name}}” cambió desde el {{day, day}}. Léela y fírmala de nuevo a nombre de tu empresa.',
  contractChanged: 'Tu contrato de inversionista tiene una versión nueva',
  contractChangedText:
    'Tu contrato cambió desde el {{day, day}}. Léelo y, si estás de acuerdo, fírmalo en Contratos: hasta entonces no podrás hacer inversiones nuevas.',
});
