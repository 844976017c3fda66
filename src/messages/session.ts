import { counted } from '@contract/kernel/fields/counted';
import { errors } from './errors';

export const session = {
  signIn: 'Entrar',
  signInTitle: 'Entra a tu cuenta',
  email: 'Correo electrónico',
  password: 'Contraseña',
  forgot: 'Olvidé mi contraseña',
  noAccount: '¿Aún no tienes cuenta?',
  register: 'Crear cuenta',
  requestActivation: 'Pedir de nuevo el correo de activación',
  secondFactorTitle: 'Verificación en dos pasos',
  secondFactorHelp: 'Escribe los 6 dígitos de tu aplicación de autenticación.',
  recoveryHelp: 'También puedes escribir uno de tus códigos de recuperación.',
  code: 'Código',
  staffFactorOff:
    'El backoffice se abre sin verificación en dos pasos: solo para datos de demostración.',
  chooseRole: '¿Con qué perfil quieres entrar?',
  logout: 'Cerrar sesión',
  logoutTitle: '¿Quieres cerrar tu sesión?',
  logoutHelp: 'Tu sesión sigue abierta en este navegador.',
  keepSession: 'Seguir en mi cuenta',
  enterAgain: 'Entrar de nuevo',
  ended: 'Tu sesión terminó.',
  badLifetime:
    'El servidor abrió una sesión sin tiempo de vida válido. Intenta entrar de nuevo más tarde.',
  endedHelp: 'Lo que habías escrito en un formulario te espera en este navegador.',
  endedBy: {
    timeout: 'Cerramos tu sesión por inactividad.',
    lifetime: 'Tu sesión llegó a su límite de tiempo.',
  },
  replaced: 'Se inició sesión con tu cuenta en otro lugar. Si no fuiste tú, cambia tu contraseña.',
  idleTitle: '¿Sigues ahí?',
  idleCountdown: (seconds: number) =>
    `Por seguridad cerraremos tu sesión en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  stay: 'Seguir conectado',
  impersonating: (name: string) =>
    `Estás viendo como ${name}. Los movimientos de dinero y las firmas están deshabilitados.`,
  endImpersonation: 'Terminar',
  notFound: 'Página no encontrada',
  notFoundHelp: 'La dirección no existe o cambió. Revisa el enlace o vuelve al inicio.',
  goHome: 'Ir al inicio',
} as const;

export const stepUp = {
  title: 'Confirma que eres tú',
  totp: 'Escribe los 6 dígitos de tu aplicación de autenticación.',
  email: 'Te enviamos un código de 6 dígitos a tu correo.',
  expires: (seconds: number) =>
    `Vence en ${seconds % 60 === 0 ? counted(seconds / 60, 'minuto', 'minutos') : `${seconds} segundos`}.`,
  code: 'Código de 6 dígitos',
  submit: 'Confirmar',
  resend: 'Enviar otro código',
  resent: 'Te enviamos otro código de 6 dígitos a tu correo.',
  incomplete: 'El código tiene 6 dígitos.',
} as const;

/** What a server says of a session, for people: its bare word for one that is not valid says nothing. */
export const spokenMessage = (message: string) =>
  message === errors.sessionInvalid ? session.ended : message;
