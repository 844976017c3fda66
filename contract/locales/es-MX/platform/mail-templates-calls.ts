import { words } from '../../../kernel/words';

export const mailTemplateCalls = words('mailTemplateCalls', {
  'GET /api/v1/mail-templates': 'Plantillas de todos los correos, con el texto que rige hoy',
  'GET /api/v1/mail-templates/:templateName': 'Una plantilla de correo con sus versiones',
  'POST /api/v1/mail-templates/:templateName/versions':
    'Empieza el borrador de la versión siguiente de un correo',
  'PUT /api/v1/mail-versions/:mailVersionId': 'Cambia el borrador de un correo',
  'POST /api/v1/mail-versions/:mailVersionId/publish':
    'Pone en vigor el borrador de un correo desde un día; ya no se puede cambiar',
  'POST /api/v1/mail-versions/:mailVersionId/discard': 'Descarta el borrador de un correo',
  'POST /api/v1/mail-templates/:templateName/preview':
    'Correo como quedaría, con datos de ejemplo; no guarda nada',
  'POST /api/v1/mail-templates/:templateName/test':
    'Envía el correo con datos de ejemplo a quien lo pide',
});
