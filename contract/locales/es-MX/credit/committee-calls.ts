import { words } from '../../../kernel/words';

export const committeeCalls = words('committeeCalls', {
  'GET /api/v1/projects/:projectId/committee':
    'Lo que el comité tiene a la vista: razones con su límite, reportes de crédito y decisiones',
  'GET /api/v1/projects/:projectId/committee/terms':
    'Lo que el comité compara con el ingreso y la deuda, con las condiciones que está por decidir',
  'POST /api/v1/projects/:projectId/committee/reports':
    'Registra el reporte de crédito de quien pide; uno cada 24 horas',
  'PUT /api/v1/projects/:projectId/conditions/:conditionId':
    'Marca como cumplida una condición de la aprobación, o la deja por cumplir',
});
