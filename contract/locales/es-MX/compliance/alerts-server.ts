import { words } from '../../../kernel/words';

/** What the server says of alerts. */
export const alertServerWords = words('alertServerWords', {
  decided: 'Esa alerta ya se decidió.',
  notStaff: 'Elige a alguien activo del equipo, con la función Cumplimiento.',
  concerned: 'Esa persona no puede atender esta alerta.',
  escalator: 'Esa persona escaló la alerta: la decide otra.',
  byAnother: 'Tú escalaste esta alerta: la decide otra persona del equipo.',
});
