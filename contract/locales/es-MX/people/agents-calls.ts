import { words } from '../../../kernel/words';

export const agentCalls = words('agentCalls', {
  'GET /api/v1/agents': 'Vendedores de un instalador, con su estado y sus proyectos',
  'GET /api/v1/agents/:agentId': 'Un vendedor',
  'POST /api/v1/agents':
    'Invita por correo a un vendedor, para sí o, el backoffice, para un instalador; la respuesta es la misma si el correo ya tiene una cuenta',
  'POST /api/v1/agents/:agentId/invitation':
    'Envía de nuevo la invitación; el enlace anterior deja de servir',
  'PATCH /api/v1/agents/:agentId': 'Cambia cómo está anotado un vendedor con su instalador',
  'POST /api/v1/agents/:agentId/removal':
    'Da de baja a un vendedor al instante y entrega sus proyectos abiertos, o retira su invitación',
  'POST /api/v1/agent-activations/redeem':
    'Acepta la invitación con el enlace recibido y fija la contraseña de la cuenta de vendedor',
});
