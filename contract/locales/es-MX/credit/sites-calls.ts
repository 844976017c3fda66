import { words } from '../../../kernel/words';

export const siteCalls = words('siteCalls', {
  'GET /api/v1/sites/:siteId':
    'Un sitio de instalación: su equipo, su evidencia, su interconexión y a quién le toca',
  'POST /api/v1/sites': 'Agrega un sitio a un proyecto',
  'PUT /api/v1/sites/:siteId': 'Corrige el domicilio y el medidor de un sitio',
  'PUT /api/v1/sites/:siteId/panels': 'Escribe los datos técnicos de los paneles de un sitio',
  'PUT /api/v1/sites/:siteId/device':
    'Escribe los datos técnicos del equipo de un sitio, de las demás tecnologías',
  'PUT /api/v1/sites/:siteId/interconnection':
    'Escribe las fechas de la interconexión de un sitio con CFE',
});
