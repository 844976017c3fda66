import { words } from '../../../kernel/words';

export const programUserCalls = words('programUserCalls', {
  'GET /api/v1/program-users': 'Personas de un programa, con su perfil, su zona y su estado',
  'POST /api/v1/program-users': 'Invita por correo a una persona a un programa',
  'POST /api/v1/program-users/join':
    'Acepta ser parte de un programa con la cuenta que ya se tiene',
  'PATCH /api/v1/program-users/:programUserId':
    'Cambia el perfil o la zona de una persona del programa',
  'GET /api/v1/program-users/:programUserId/left':
    'Cuántos prospectos y proyectos se quedarían sin responsable con otro perfil o zona, o sin acceso',
  'POST /api/v1/program-users/:programUserId/invitation': 'Envía de nuevo la invitación',
  'POST /api/v1/program-users/:programUserId/deactivate':
    'Quita a una persona el acceso al programa y cierra sus sesiones, o retira su invitación',
  'POST /api/v1/program-users/:programUserId/reactivate':
    'Devuelve a una persona el acceso al programa',
});
