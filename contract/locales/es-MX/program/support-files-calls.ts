import { words } from '../../../kernel/words';

export const supportFileCalls = words('supportFileCalls', {
  'GET /api/v1/support-files':
    'Información de apoyo para quien la pide: la de su programa, o la que la casa da a instaladores',
  'GET /api/v1/support-files/published':
    'Toda la información de apoyo del programa, o la de instaladores, con cuántos la leyeron',
  'GET /api/v1/support-files/:supportFileId/versions':
    'Versiones de una información de apoyo, la más nueva primero',
  'GET /api/v1/support-files/:supportFileId/versions/:number/file':
    'El archivo de una versión; queda anotado que se leyó',
  'GET /api/v1/support-files/:supportFileId/readers':
    'Para quién es una información de apoyo de un programa y qué versión leyó cada quien',
  'POST /api/v1/support-files': 'Publica un archivo como información de apoyo',
  'PATCH /api/v1/support-files/:supportFileId':
    'Corrige el título, la descripción y para quién es una información de apoyo; su archivo queda igual',
  'POST /api/v1/support-files/:supportFileId/versions':
    'Publica un archivo más nuevo en lugar del vigente, que queda como versión anterior',
  'POST /api/v1/support-files/:supportFileId/withdraw':
    'Retira una información de apoyo: nadie más la abre',
});
