import { words } from '../../../kernel/words';

export const acknowledgementCalls = words('acknowledgementCalls', {
  'GET /api/v1/acknowledgements':
    'Constancias de conocimiento de la empresa de quien las pide, primero las que faltan por firmar',
  'GET /api/v1/acknowledgements/:acknowledgedText':
    'Una constancia de conocimiento: su texto vigente y las firmas de la empresa',
  'POST /api/v1/acknowledgements/:acknowledgedText/sign':
    'Firma a nombre de la empresa el texto vigente que se leyó',
  'GET /api/v1/acknowledgement-signatures/:signatureId/file':
    'El PDF exacto de una constancia firmada',
  'GET /api/v1/company-acknowledgements':
    'Instaladores y las constancias que firmaron o les falta firmar',
});
