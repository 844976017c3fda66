import { words } from '../../../kernel/words';

export const documentDefinitionCalls = words('documentDefinitionCalls', {
  'GET /api/v1/document-definitions': 'Tipos de documento que se piden, se pedirán o se pidieron',
  'GET /api/v1/document-definitions/:docId':
    'Un tipo de documento con lo que ha regido y regirá de él',
  'POST /api/v1/document-definitions': 'Agrega un tipo de documento desde un día',
  'PUT /api/v1/document-definitions/:docId':
    'Cambia lo que se pide de un tipo de documento desde un día; lo ya subido conserva lo suyo',
  'POST /api/v1/document-definitions/:docId/end':
    'Deja de pedir un tipo de documento desde un día; lo ya subido se conserva',
});
