import { words } from '../../../kernel/words';

export const portfolioCalls = words('portfolioCalls', {
  'GET /api/v1/portfolio':
    'El portafolio propio: valor, rendimiento, reparto, atrasos y lo que se espera por mes',
  'GET /api/v1/passive-income': 'Lo que se espera recibir en los doce meses que siguen y la meta',
  'PUT /api/v1/passive-income/target': 'Guarda la meta de ingreso por mes',
  'GET /api/v1/investment-plan':
    'El plan de inversión propio: de qué parte, con qué tasas se estima y sus versiones',
  'POST /api/v1/investment-plan/versions': 'Guarda una versión nueva del plan de inversión',
  'POST /api/v1/investment-plan/restore':
    'Retoma una versión anterior del plan de inversión como versión nueva',
});
