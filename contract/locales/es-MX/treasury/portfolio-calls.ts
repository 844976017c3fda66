import { words } from '../../../kernel/words';

export const portfolioCalls = words('portfolioCalls', {
  'GET /api/v1/portfolio':
    'El portafolio propio: valor, rendimiento, reparto, atrasos y lo que se espera por mes',
  'GET /api/v1/passive-income': 'Lo que se espera recibir en los doce meses que siguen y la meta',
  'PUT /api/v1/passive-income/target': 'Guarda la meta de ingreso por mes',
});
