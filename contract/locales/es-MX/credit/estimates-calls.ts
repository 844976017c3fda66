import { words } from '../../../kernel/words';

export const estimateCalls = words('estimateCalls', {
  'GET /api/v1/estimates': 'Estimaciones que compartió el instalador, las más nuevas primero',
  'POST /api/v1/estimates': 'Estima un sistema con su crédito y le da un enlace para compartir',
  'GET /api/v1/shared-estimates/:code': 'Una estimación compartida, para quien tiene su enlace',
  'GET /api/v1/estimate-files/:code': 'Una estimación compartida, en PDF',
});
