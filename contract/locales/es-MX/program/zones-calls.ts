import { words } from '../../../kernel/words';

export const zoneCalls = words('zoneCalls', {
  'GET /api/v1/zones': 'Zonas y regiones de un programa',
  'GET /api/v1/zone-catalog': 'Zonas por región, con sus prospectos por trabajar y su gente',
  'GET /api/v1/municipalities': 'Municipios del catálogo de códigos postales',
  'GET /api/v1/zone-code-moves': 'Qué códigos postales están hoy en otra zona por su municipio',
  'GET /api/v1/zones/:zoneId/coverage':
    'Los municipios de una zona, y lo que de cada uno cuenta en otra',
  'GET /api/v1/zones/:zoneId/postal-codes':
    'Los códigos postales de un municipio de la zona, o los suyos propios, y en qué zona cuentan',
  'GET /api/v1/zone-places': 'En qué zona cuenta un código postal',
  'GET /api/v1/zones/:zoneId/history': 'Qué cambió en una zona, cuándo y por quién',
  'POST /api/v1/zones': 'Agrega una zona a un programa',
  'PATCH /api/v1/zones/:zoneId': 'Cambia el nombre, la región o los municipios de una zona',
  'POST /api/v1/zones/:zoneId/deactivate':
    'Desactiva una zona sin prospectos por trabajar ni gente',
  'POST /api/v1/zones/:zoneId/reactivate': 'Reactiva una zona',
  'POST /api/v1/zone-regions/rename': 'Cambia el nombre de una región en todas sus zonas',
  'PUT /api/v1/zones/:zoneId/target': 'Fija la meta de solicitudes de una zona, con sus fechas',
  'DELETE /api/v1/zones/:zoneId/target': 'Quita la meta de una zona',
  'POST /api/v1/zone-uploads':
    'Revisa o toma las zonas de un CSV y sus municipios: entran todas o ninguna',
});
