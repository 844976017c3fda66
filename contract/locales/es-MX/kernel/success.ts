import { words } from '../../../kernel/words';

export const success = words('success', {
  title: 'Operación exitosa',
  updated: 'Información actualizada correctamente.',
  created: 'Registro agregado correctamente.',
  deleted: 'Registro eliminado exitosamente.',
  waitsTitle: 'En espera de otra persona',
});
