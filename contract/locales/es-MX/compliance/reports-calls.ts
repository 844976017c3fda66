import { words } from '../../../kernel/words';

export const reportCalls = words('reportCalls', {
  'GET /api/v1/reports': 'Reportes pedidos, con el estado de cada uno',
  'POST /api/v1/reports':
    'Pide un reporte de un periodo; si ya se prepara uno igual, responde con ese',
  'POST /api/v1/reports/:reportId/retry': 'Prepara otra vez un reporte que falló',
  'GET /api/v1/reports/:reportId/file':
    'El archivo de un reporte; queda en la bitácora quién lo descargó',
});
