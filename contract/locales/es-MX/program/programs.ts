import { words } from '../../../kernel/words';

export const programs = words('programs', {
  name: 'Nombre',
  state: 'Estado',
  active: 'Activo',
  inactive: 'Desactivado',
  zones: 'Zonas',
  users: 'Personas',
  prospects: 'Prospectos',
  created: 'Alta',
  none: 'Aún no hay programas.',
  add: 'Abrir programa',
  data: 'Datos del programa',
  edit: 'Cambiar nombre',
  deactivate: 'Desactivar programa',
  deactivateTitle: '¿Desactivar {{name}}?',
  deactivateHelp:
    'Su gente deja de entrar de inmediato y nadie trabaja sus prospectos. Sus datos se quedan y puedes reactivarlo.',
  reactivate: 'Reactivar programa',
  reactivateTitle: '¿Reactivar {{name}}?',
  reactivateHelp: 'Su gente vuelve a entrar con su contraseña.',
});
