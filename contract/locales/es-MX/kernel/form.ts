import { words } from '../../../kernel/words';

export const form = words('form', {
  draftRestored: 'Recuperamos lo que habías escrito y no guardaste.',
  draftWithout: 'Por seguridad no guardamos esto en tu navegador; escríbelo de nuevo: {{fields}}.',
  discardDraft: 'Descartar',
  leaveTitle: '¿Salir sin guardar?',
  leave: 'Hay cambios que no has guardado en esta página.',
  leaveConfirm: 'Salir sin guardar',
  leaveCancel: 'Seguir editando',
  counter_one: '{{used, number}} de {{count, number}} carácter',
  counter_other: '{{used, number}} de {{count, number}} caracteres',
  yes: 'Sí',
  no: 'No',
  maximumChosen: 'Puedes elegir hasta {{count}}.',
});
