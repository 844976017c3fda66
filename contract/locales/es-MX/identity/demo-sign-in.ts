import { words } from '../../../kernel/words';

/** Sent by a server with demo data, and part of no build of the portal. */
export const demoSignIn = words('demoSignIn', {
  title: 'Cuentas de demostración',
  help: 'Entra con un clic. Quien use la misma cuenta en otro lugar sale de ella.',
});
