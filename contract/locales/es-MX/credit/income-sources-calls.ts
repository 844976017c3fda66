import { words } from '../../../kernel/words';

export const incomeSourceCalls = words('incomeSourceCalls', {
  'GET /api/v1/project-income/:projectId':
    'Las fuentes de ingresos de una solicitud: del solicitante y de su obligado solidario',
  'POST /api/v1/project-income/:projectId':
    'Agrega una fuente de ingresos a una solicitud que no se ha decidido',
  'GET /api/v1/income-sources/:incomeSourceId':
    'Una fuente de ingresos, con sus comprobantes y lo que cuenta de ella',
  'PUT /api/v1/income-sources/:incomeSourceId': 'Cambia una fuente de ingresos',
  'DELETE /api/v1/income-sources/:incomeSourceId':
    'Quita una fuente de ingresos con sus comprobantes',
  'POST /api/v1/income-sources/:incomeSourceId/evidence':
    'Sube un comprobante de una fuente de ingresos',
  'GET /api/v1/income-evidence/:evidenceId': 'El archivo de un comprobante de ingresos',
  'DELETE /api/v1/income-evidence/:evidenceId': 'Quita un comprobante de ingresos',
});
