import { words } from '../../../kernel/words';

/** The page of the link that the server prints; apart, as the login does not need it. */
export const administrator = words('administrator', {
  title: 'Crea tu cuenta de administración',
  help: 'Este enlace lo imprimió el servidor y sirve una sola vez. Con tu cuenta entras al backoffice; al entrar por primera vez activarás la verificación en dos pasos.',
  fullName: 'Tu nombre completo',
  create: 'Crear cuenta',
  doneTitle: 'Tu cuenta está lista',
  done: 'Entra con tu correo y contraseña.',
  another: 'Pide otro enlace con `npm run admin -- create` en el servidor.',
});
