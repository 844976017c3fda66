import { words } from '../../../kernel/words';

export const surveyServerWords = words('surveyServerWords', {
  answered: 'Ya contestaste esta encuesta. Gracias.',
  early: 'La encuesta se abre cuando tu instalación queda entregada.',
});
