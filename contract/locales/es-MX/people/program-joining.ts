import { words } from '../../../kernel/words';

export const programJoining = words('programJoining', {
  haveAccount: '¿Ya tienes una cuenta? Entra con ella para aceptar la invitación al programa.',
  useAccount: 'Aceptar con mi cuenta',
  title: 'Acepta la invitación',
  help: 'Tu cuenta tendrá además el perfil con el que te invitaron al programa.',
  accept: 'Aceptar invitación',
  doneTitle: 'Ya eres parte de {{program}}',
  done: 'Tu cuenta tiene ahora el perfil {{role}}. Lo eliges al entrar o en el menú de tu cuenta.',
  enter: 'Entrar al programa',
});
