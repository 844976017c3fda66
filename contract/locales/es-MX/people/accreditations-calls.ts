import { words } from '../../../kernel/words';

export const accreditationCalls = words('accreditationCalls', {
  'GET /api/v1/accreditations': 'Acreditaciones de equipo: las propias, o todas para el equipo',
  'GET /api/v1/accreditations/:accreditationId': 'Una acreditación, con sus archivos',
  'POST /api/v1/accreditations': 'Pide acreditar un equipo: tecnología, marca y modelo',
  'POST /api/v1/accreditations/:accreditationId/files':
    'Sube la ficha técnica o el certificado de una acreditación que no se ha enviado',
  'GET /api/v1/accreditations/:accreditationId/files/:kind':
    'El archivo de la ficha técnica o del certificado',
  'POST /api/v1/accreditations/:accreditationId/send':
    'Envía a revisión una acreditación que tiene ficha técnica y certificado',
  'DELETE /api/v1/accreditations/:accreditationId':
    'Descarta una acreditación pedida o rechazada, con sus archivos',
  'POST /api/v1/accreditations/:accreditationId/renewals':
    'Pide la renovación de un equipo; la acreditación anterior sigue vigente hasta que vence',
  'POST /api/v1/accreditations/:accreditationId/claim':
    'Toma una acreditación para revisarla, o sigue con ella',
  'POST /api/v1/accreditations/:accreditationId/accept': 'Acredita el equipo hasta un día',
  'POST /api/v1/accreditations/:accreditationId/reject': 'Rechaza la acreditación con un motivo',
});
