import { words } from '../../../kernel/words';

export const stepUp = words('stepUp', {
  title: 'Confirma que eres tú',
  totp: 'Escribe los 6 dígitos de tu aplicación de autenticación.',
  email: 'Te enviamos un código de 6 dígitos a tu correo.',
  expiresInMinutes_one: 'Vence en {{count, number}} minuto.',
  expiresInMinutes_other: 'Vence en {{count, number}} minutos.',
  expiresInSeconds: 'Vence en {{seconds}} segundos.',
  code: 'Código de 6 dígitos',
  submit: 'Confirmar',
  resend: 'Enviar otro código',
  resent: 'Te enviamos otro código de 6 dígitos a tu correo.',
});
