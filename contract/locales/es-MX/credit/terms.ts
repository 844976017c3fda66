import { words } from '../../../kernel/words';

/** What was approved, for the applicant to decide. */
export const termsWords = words('termsWords', {
  title: 'Condiciones aprobadas',
  help: 'Compáralas con lo que simulaste al pedir el crédito. Nada se publica hasta que las aceptes.',
  comparison: 'Lo que simulaste y lo que aprobamos',
  concept: 'Concepto',
  asked: 'Simulaste',
  approved: 'Aprobamos',
  difference: 'Diferencia',
  same: 'Igual',
  points_one: '{{count, number}} punto',
  points_other: '{{count, number}} puntos',
  accept: 'Aceptar condiciones',
  acceptTitle: '¿Aceptar estas condiciones?',
  acceptText:
    'Publicaremos tu crédito con ellas. Puedes retirarte sin costo hasta que se entregue el dinero.',
  decline: 'No aceptar',
  declineTitle: '¿No aceptar las condiciones?',
  declineHelp:
    'La solicitud termina y no se puede reabrir. Cuéntanos por qué: lo lee nuestro equipo.',
});
