import { words } from '../../../kernel/words';

export const healthCalls = words('healthCalls', {
  'GET /api/v1/health-checks':
    'Revisiones del sistema: base de datos, archivos, trabajos, cadenas, respaldo, banco y configuración',
});
