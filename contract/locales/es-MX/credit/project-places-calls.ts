import { words } from '../../../kernel/words';

export const projectPlaceCalls = words('projectPlaceCalls', {
  'GET /api/v1/projects/:projectId/program':
    'El programa y la zona de un proyecto, y cómo llegó ahí',
  'POST /api/v1/projects/:projectId/program-moves':
    'Mueve un proyecto a otra zona o programa, con su motivo',
});
