import { words } from '../../../kernel/words';

export const templateCalls = words('templateCalls', {
  'GET /api/v1/templates': 'Plantillas de todos los contratos y correos, con el texto que rige hoy',
  'GET /api/v1/templates/:templateName': 'Una plantilla con sus versiones',
  'POST /api/v1/templates/:templateName/versions':
    'Empieza el borrador de la versión siguiente de una plantilla',
  'PUT /api/v1/template-versions/:templateVersionId': 'Cambia el borrador de una plantilla',
  'POST /api/v1/template-versions/:templateVersionId/publish':
    'Pone en vigor el borrador de un correo desde un día; ya no se puede cambiar',
  'POST /api/v1/template-versions/:templateVersionId/publish-contract':
    'Pone en vigor el borrador de un contrato desde un día; espera a una segunda persona',
  'POST /api/v1/template-versions/:templateVersionId/withdraw':
    'Retira una versión antes de su día; la de un contrato espera a una segunda persona',
  'POST /api/v1/template-versions/:templateVersionId/discard':
    'Descarta el borrador de una plantilla',
  'POST /api/v1/templates/:templateName/preview':
    'Texto como quedaría, con datos de ejemplo; no guarda nada',
  'GET /api/v1/templates/:templateName/versions/:number/file':
    'Una versión de un contrato en PDF, con datos de ejemplo',
  'POST /api/v1/templates/:templateName/test':
    'Envía el correo con datos de ejemplo a quien lo pide',
});
