import { words } from '../../../kernel/words';

export const surveyCalls = words('surveyCalls', {
  'GET /api/v1/projects/:projectId/survey': 'La encuesta de una instalación propia, y si falta',
  'POST /api/v1/projects/:projectId/survey': 'Contesta la encuesta de una instalación, una vez',
  'POST /api/v1/surveys/redeem': 'Abre la encuesta con el enlace recibido',
  'POST /api/v1/surveys/answer': 'Contesta la encuesta que abrió el enlace',
  'POST /api/v1/surveys/links': 'Envía otro enlace a quien tiene una encuesta por contestar',
  'GET /api/v1/survey-answers': 'Respuestas de las encuestas',
  'GET /api/v1/survey-answers/summary': 'Cuántas respuestas hay y sus promedios',
});
