import { words } from '../../../kernel/words';

export const coObligorCalls = words('coObligorCalls', {
  'GET /api/v1/projects/:projectId/co-obligor':
    'El obligado solidario de una solicitud, hasta donde quien pregunta puede verlo',
  'POST /api/v1/projects/:projectId/co-obligor':
    'Nombra a un obligado solidario y le envía su enlace',
  'POST /api/v1/projects/:projectId/co-obligor/withdraw':
    'Retira al obligado solidario, con un motivo',
  'POST /api/v1/projects/:projectId/co-obligor/reports':
    'Registra el reporte de crédito del obligado solidario; uno cada 24 horas',
  'POST /api/v1/co-obligor-onboarding/redeem':
    'Abre la invitación: quién pide, qué crédito y qué significa',
  'POST /api/v1/co-obligor-onboarding/decline': 'No acepta ser obligado solidario',
  'POST /api/v1/co-obligor-onboarding/accept': 'Acepta ser obligado solidario, con sus datos',
  'POST /api/v1/co-obligor-identity/redeem':
    'Abre el enlace con el que el obligado solidario fotografía su identidad',
  'POST /api/v1/co-obligor-identity/photos': 'Sube una fotografía del obligado solidario',
  'POST /api/v1/co-obligor-bureau/redeem':
    'Abre el enlace para autorizar la consulta de historial crediticio',
  'POST /api/v1/co-obligor-bureau/codes': 'Envía el NIP por mensaje o correo',
  'POST /api/v1/co-obligor-bureau/consent': 'Autoriza la consulta con el NIP',
  'POST /api/v1/co-obligor-restructure/redeem':
    'Abre el enlace con el que el obligado solidario lee un convenio de reestructura',
  'POST /api/v1/co-obligor-restructure/agreement': 'El convenio que firma el obligado solidario',
  'POST /api/v1/co-obligor-restructure/codes': 'Envía el NIP con el que se firma el convenio',
  'POST /api/v1/co-obligor-restructure/sign':
    'Firma el convenio con el NIP: la reestructura surte efecto',
  'POST /api/v1/co-obligor-restructure/decline':
    'El obligado solidario no acepta: la propuesta queda sin efecto',
  'POST /api/v1/co-obligor-links': 'Envía otro enlace a un obligado solidario con algo pendiente',
});
