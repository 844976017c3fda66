import { words } from '../../../kernel/words';

export const programProjectCalls = words('programProjectCalls', {
  'GET /api/v1/program-projects':
    'Proyectos del programa que están en proceso, con lo que falta y quién los sigue',
  'GET /api/v1/program-projects/:programProjectId':
    'Un proyecto en proceso, con lo que falta y quién lo sigue',
  'GET /api/v1/program-projects/:programProjectId/comments':
    'Lo que el programa comentó de un proyecto',
  'POST /api/v1/program-projects/:programProjectId/comments': 'Comenta un proyecto en proceso',
  'PUT /api/v1/program-projects/:programProjectId/owner':
    'Asigna un proyecto en proceso a una persona ejecutiva',
});
