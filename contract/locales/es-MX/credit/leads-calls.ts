import { words } from '../../../kernel/words';

export const leadCalls = words('leadCalls', {
  'GET /api/v1/leads': 'Prospectos del instalador; de un vendedor, los suyos',
  'GET /api/v1/leads/:leadId': 'Un prospecto del instalador, con la solicitud en que terminó',
  'GET /api/v1/leads/:leadId/history': 'Lo que se hizo con un prospecto del instalador',
  'POST /api/v1/leads': 'Agrega un prospecto del instalador',
  'POST /api/v1/lead-uploads':
    'Revisa un archivo de prospectos del instalador, o agrega los nuevos, todos o ninguno',
  'PATCH /api/v1/leads/:leadId':
    'Cambia un prospecto del instalador: sus datos, en qué va y cuándo se retoma',
  'POST /api/v1/leads/:leadId/notes': 'Anota algo de un prospecto del instalador',
});
