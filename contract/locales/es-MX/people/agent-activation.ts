import { words } from '../../../kernel/words';

export const agentActivation = words('agentActivation', {
  title: 'Acepta tu invitación de vendedor',
  help: 'Mira qué instalador te invita y elige la contraseña con la que entrarás.',
  accept: 'Aceptar invitación',
  doneTitle: 'Ya vendes para {{installer}}',
  done: 'Entra con tu correo y contraseña.',
  another: 'Si el enlace venció, pide a quien te invitó que te lo envíe de nuevo.',
});
