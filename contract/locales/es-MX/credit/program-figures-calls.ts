import { words } from '../../../kernel/words';

export const programFigureCalls = words('programFigureCalls', {
  'GET /api/v1/program-metrics/performance':
    'Solicitudes del programa: aprobadas, instaladas, días por etapa y cuántas a tiempo',
  'GET /api/v1/program-metrics/collections':
    'Créditos del programa: atraso, cómo cambió en un mes, por mes de entrega, promesas y lo recuperado',
});
