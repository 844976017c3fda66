import { words } from '../../../kernel/words';

export const restructureEventWords = words('restructureEventWords', {
  proposed: 'Te proponemos reestructurar tu crédito {{folio}}',
  proposedText:
    'Son {{months}} mensualidades desde el {{first, day}}. Lee el convenio y fírmalo a más tardar el {{day, day}}; también puedes no aceptarlo.',
  ended: 'La propuesta de reestructura de tu crédito {{folio}} quedó sin efecto',
  endedText: '{{reason}} Tu crédito sigue con sus mensualidades de siempre.',
  expired: 'Terminó el plazo para firmarla.',
  coObligorDeclined: 'Tu obligado solidario decidió no firmarla.',
  declined: 'No se aceptó la reestructura del crédito {{folio}}',
  declinedText:
    'Quien tenía que firmarla decidió no hacerlo. Habla con su solicitante para buscar otro acuerdo.',
  signed: 'Tu crédito {{folio}} quedó reestructurado',
  signedText: 'La primera mensualidad es de {{amount, mxn}} y vence el {{first, day}}.',
  investors: 'El crédito {{folio}} se reestructuró',
  investorsText:
    'Su capital es el mismo y ahora se paga en {{months}} mensualidades desde el {{first, day}}, a una tasa anual de {{rate, percent}}. Tu calendario esperado ya lo muestra.',
});
