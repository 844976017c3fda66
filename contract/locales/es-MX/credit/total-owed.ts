import { words } from '../../../kernel/words';

/** Texts of what an applicant owes in all, for the committee. */
export const totalOwed = words('totalOwed', {
  title: 'Lo que debe en total',
  help: 'La ley limita lo que una persona debe a todas las plataformas (CUITF 48).',
  declared: 'Declaró deber en otras plataformas',
  notDeclared: 'No se le preguntó',
  declaredBefore: 'Lo más que declaró en otra solicitud abierta',
  owesHere: 'Debe o pidió aquí, sin esta solicitud',
  asksNow: 'Pide ahora',
  limit: 'Límite',
  noLimit: 'Falta la UDI del mes',
  remains: 'Le queda',
  beyond: 'Se pasa por',
});
