import { words } from '../../../kernel/words';

export const conversionWords = words('conversionWords', {
  title: 'Como solicitante',
  convert: 'Convertir a solicitante',
  dialogTitle: 'Convertir a {{name}} en solicitante',
  help: 'Le llega un enlace que vence en 72 horas para crear su cuenta. Lo que pida cuenta en el programa y la zona de este prospecto.',
  email: 'Correo electrónico',
  send: 'Enviar invitación',
  sent: 'Invitación enviada a {{email}}.',
  resend: 'Enviar otro enlace',
  revoke: 'Retirar invitación',
  revokeAsk: '¿Retirar la invitación de {{name}}?',
  revokeHelp: 'Su enlace deja de servir. Puedes invitarle otra vez cuando quieras.',
  revoked: 'Invitación retirada.',
  state: 'Estado',
  invitedAt: 'Invitado el',
  endsAt: 'El enlace vence el',
  joinedAt: 'Cuenta creada el',
  request: 'Solicitud {{folio}}',
});

export const conversionStateName = words('conversionStateName', {
  none: 'Sin invitar',
  invited: 'Invitado',
  expired: 'Enlace vencido',
  joined: 'Cuenta creada',
  asked: 'Pidió un crédito',
});

/** Lines of a prospect's history. */
export const conversionEvents = words('conversionEvents', {
  invited: 'Invitado a crear su cuenta de solicitante',
  uninvited: 'Invitación retirada',
  joined: 'Creó su cuenta de solicitante',
  asked: 'Pidió un crédito',
});
