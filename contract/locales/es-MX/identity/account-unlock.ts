import { words } from '../../../kernel/words';

export const accountUnlock = words('accountUnlock', {
  title: 'Abre tu cuenta',
  help: 'Hubo demasiados intentos con una contraseña o un código equivocados y cerramos la entrada. Si quieres entrar ya, presiona el botón.',
  open: 'Abrir mi cuenta',
  doneTitle: 'Tu cuenta está abierta',
  done: 'Entra con tu correo y contraseña. Por 15 minutos, los errores de otros no te cerrarán la puerta en esta red.',
});
