import { words } from '../../../kernel/words';

export const table = words('table', {
  /** Heads the column of what can be done with a row. */
  action: 'Acción',
  columns: 'Columnas',
  rowsPerPage: 'Filas por página',
  previous: 'Anterior',
  next: 'Siguiente',
  total_one: '{{count, number}} registro',
  total_other: '{{count, number}} registros',
  /** Heads the row that adds up the others. */
  sum: 'Total',
  totalCapped: '{{cap}} o más registros',
  sortBy: 'Ordenar por {{column}}',
  sort: 'Ordenar',
  ascending: '{{column}}, ascendente',
  descending: '{{column}}, descendente',
  emptyFiltered: 'Ningún registro coincide con lo que buscas.',
  exportTitle: 'Exportar a CSV',
  exportHelp: 'Se exporta exactamente lo que tienes filtrado, con las columnas visibles.',
  delimiter: 'Separador',
  delimiters: {
    ',': 'Coma ( , )',
    ';': 'Punto y coma ( ; )',
    '\t': 'Tabulador',
    '|': 'Barra ( | )',
  },
  byteOrderMark: 'Marca de orden de bytes (para que Excel lea los acentos)',
  exported_one: '{{count, number}} fila leída',
  exported_other: '{{count, number}} filas leídas',
  exportFailed: 'La exportación se detuvo y no se guardó ningún archivo. Vuelve a intentarlo.',
});
