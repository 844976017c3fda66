import { words } from '../../../kernel/words';

/** Texts around a list. */
export const lists = words('lists', {
  clearFilters: 'Quitar filtros',
  export: 'Exportar',
  empty: 'Sin registros',
  orMore: '{{shown}} o más',
});
