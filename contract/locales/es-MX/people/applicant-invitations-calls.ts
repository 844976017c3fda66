import { words } from '../../../kernel/words';

export const applicantInvitationCalls = words('applicantInvitationCalls', {
  'GET /api/v1/applicant-invitations': 'Invitaciones a solicitantes, con su estado',
  'POST /api/v1/applicant-invitations':
    'Invita por correo a un solicitante; la respuesta es la misma si el correo ya tiene una cuenta',
  'POST /api/v1/applicant-invitations/:invitationId/resend':
    'Envía de nuevo la invitación; el enlace anterior deja de servir',
  'POST /api/v1/applicant-invitations/:invitationId/revoke':
    'Retira una invitación; su enlace deja de servir',
  'POST /api/v1/applicant-creations/redeem':
    'Crea la cuenta de solicitante con el enlace recibido y fija su contraseña',
});
