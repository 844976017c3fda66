import { words } from '../../../kernel/words';

export const incomeWords = words('incomeWords', {
  amount: '{{amount, mxn}}, {{period}}',
  decided:
    'Esta solicitud ya se decidió con los ingresos que están aquí, y no cambian. Si algo es distinto, escribe a nuestro equipo.',
  noCoObligor: 'Esta solicitud no tiene obligado solidario. El solicitante lo propone primero.',
  tooMany: 'Una persona tiene hasta {{most}} fuentes de ingresos. Quita una para agregar otra.',
  tooManyFiles: 'Una fuente lleva hasta {{most}} comprobantes. Quita uno para subir otro.',
  future: 'Escribe una fecha que ya pasó.',
});
