import { words } from '../../../kernel/words';

export const profileCalls = words('profileCalls', {
  'GET /api/v1/profile': 'Los datos generales propios, y los que faltan',
  'PUT /api/v1/profile':
    'Guarda los datos generales propios; con una versión anterior responde 409 y lo guardado',
  'GET /api/v1/profile/missing': 'Lo que falta de los datos propios, por parte',
  'GET /api/v1/profile/about-you': 'Ocupación, ingreso y perfil de inversión propios',
  'PUT /api/v1/profile/about-you':
    'Guarda la ocupación, el ingreso y el perfil de inversión propios; con una versión anterior responde 409 y lo guardado',
  'GET /api/v1/profile/address': 'El domicilio propio',
  'PUT /api/v1/profile/address':
    'Guarda el domicilio propio; con una versión anterior responde 409 y lo guardado',
  'GET /api/v1/profile/tax': 'El perfil fiscal propio, con lo que conviene revisar',
  'PUT /api/v1/profile/tax':
    'Guarda el perfil fiscal propio; con una versión anterior responde 409 y lo guardado',
  'GET /api/v1/postal-codes/:postalCode':
    'Estado, municipio y colonias de un código postal; sin catálogo, el estado por sus primeros dígitos',
});
