import { words } from '../../../kernel/words';

export const session = words('session', {
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
  invalid: 'Tu sesión ya no es válida. Entra de nuevo.',
  badLifetime:
    'El servidor abrió una sesión sin tiempo de vida válido. Intenta entrar de nuevo más tarde.',
  endedHelp: 'Lo que habías escrito en un formulario te espera en este navegador.',
  endedBy: {
    timeout: 'Cerramos tu sesión por inactividad.',
    lifetime: 'Tu sesión llegó a su límite de tiempo.',
  },
  notFound: 'Página no encontrada',
  notFoundHelp: 'La dirección no existe o cambió. Revisa el enlace o vuelve al inicio.',
  goHome: 'Ir al inicio',
});
