import { words } from '../../../kernel/words';

/** Texts around a list. */
export const lists = words('lists', {
  clearFilters: 'Quitar filtros',
  filters: 'Filtros',
  filtersActive: 'Filtros ({{count}})',
  export: 'Exportar',
  empty: 'Sin registros',
  /** Of a filter whose value is nothing that the person can choose. */
  unknownOption: 'No está en la lista',
  /** A count or an amount that cannot be known now. */
  unknown: '—',
  orMore: '{{shown}} o más',
});
