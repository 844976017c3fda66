import { words } from '../../../kernel/words';

export const identityCheckCalls = words('identityCheckCalls', {
  'GET /api/v1/profile/identity-checks':
    'Cómo va la identidad propia: nivel, lo declarado, las fotografías y lo que falta',
  'GET /api/v1/profile/identity-checks/person': 'Lo que la persona declaró de sí misma',
  'PUT /api/v1/profile/identity-checks/person':
    'Declara por cuenta de quién actúa, su actividad y el origen y destino de sus recursos',
  'GET /api/v1/profile/identity-checks/:subject':
    'Lo declarado del proveedor de recursos o del propietario real',
  'PUT /api/v1/profile/identity-checks/:subject':
    'Declara quién es el proveedor de recursos o el propietario real',
  'POST /api/v1/profile/identity-links':
    'Enlace de una vez para tomar en un teléfono las fotografías de la identidad propia',
  'POST /api/v1/outside-steps/resume': 'Regresa a la sesión desde las fotografías de identidad',
  'POST /api/v1/applicants/:applicantId/identity-links':
    'Envía a un solicitante el enlace de una vez para tomar las fotografías de su identidad',
  'POST /api/v1/identity-captures/redeem':
    'Usa el enlace recibido y abre por 30 minutos la entrega de las tres fotografías',
  'POST /api/v1/identity-captures/photos':
    'Entrega una de las tres fotografías de la identidad, sin sesión',
});
