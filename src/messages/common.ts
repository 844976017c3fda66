import { counted, grouped } from '@contract/kernel/fields/counted';

export const common = {
  writeTo: (email: string) => `Escríbenos a ${email}`,
  save: 'Guardar',
  cancel: 'Cancelar',
  /** The way out of a dialog, told apart from an act that itself cancels something. */
  dismiss: (okText: string): string => (okText.startsWith('Cancelar') ? 'Regresar' : 'Cancelar'),
  close: 'Cerrar',
  confirm: 'Confirmar',
  continue: 'Continuar',
  search: 'Buscar',
  clearDate: 'Borrar fecha',
  clearFilters: 'Quitar filtros',
  export: 'Exportar',
  copy: 'Copiar',
  copied: 'Copiado',
  copyByHand: 'Tu navegador no deja copiar; selecciona el texto y cópialo.',
  sending: 'Enviando…',
  loading: 'Cargando…',
  showPassword: 'Mostrar',
  hidePassword: 'Ocultar',
  optional: 'opcional',
  yes: 'Sí',
  no: 'No',
  empty: 'Sin registros',
  dateFormat: 'dd/mm/aaaa',
  dayFrom: (day: string) => `Elige un día a partir del ${day}.`,
  dayUntil: (day: string) => `Elige un día hasta el ${day}.`,
  choose: 'Elige una opción',
  skipToContent: 'Ir al contenido',
  theme: 'Tema',
  count: (shown: string, capped: boolean) => (capped ? `${shown} o más` : shown),
} as const;

export const themeNames = {
  light: 'Claro',
  dark: 'Oscuro',
  'semi-dark': 'Semioscuro',
  rg: 'Sol y verde',
  'rg-semi-dark': 'Sol y verde, menú oscuro',
} as const;

export const table = {
  /** Heads the column of what can be done with a row. */
  action: 'Acción',
  columns: 'Columnas',
  rowsPerPage: 'Filas por página',
  previous: 'Anterior',
  next: 'Siguiente',
  total: (count: number) => counted(count, 'registro', 'registros'),
  /** Heads the row that adds up the others. */
  sum: 'Total',
  totalCapped: (cap: string) => `${cap} o más registros`,
  sortBy: (column: string) => `Ordenar por ${column}`,
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
  exported: (rows: number) => counted(rows, 'fila leída', 'filas leídas'),
  exportFailed: 'La exportación se detuvo y no se guardó ningún archivo. Vuelve a intentarlo.',
} as const;

export const form = {
  draftRestored: 'Recuperamos lo que habías escrito y no guardaste.',
  discardDraft: 'Descartar',
  leaveTitle: '¿Salir sin guardar?',
  leave: 'Hay cambios que no has guardado en esta página.',
  leaveConfirm: 'Salir sin guardar',
  leaveCancel: 'Seguir editando',
  counter: (used: number, most: number) =>
    `${grouped(used)} de ${counted(most, 'carácter', 'caracteres')}`,
  maximumChosen: (count: number) => `Puedes elegir hasta ${count}.`,
} as const;

export const construction = {
  title: 'En construcción',
  text: 'Esta pantalla aún no está disponible. Su dirección ya es la definitiva, así que puedes guardarla.',
} as const;

export const publicPages = {
  home: 'Inicio',
  ownHome: 'Mi inicio',
  signIn: 'Entrar',
  faqs: 'Preguntas frecuentes',
  security: 'Seguridad',
  register: 'Crear cuenta',
  mainNavigation: 'Principal',
  footerNavigation: 'Más información',
  riskLegend:
    'Ni el Gobierno Federal ni las entidades de la administración pública paraestatal podrán responsabilizarse o garantizar los recursos de los clientes que sean utilizados en las operaciones que celebren con las instituciones de tecnología financiera o frente a otros, ni asumir responsabilidad alguna por las obligaciones contraídas por ellas o por algún cliente frente a otro en virtud de esas operaciones.',
  riskSource: 'Ley para Regular las Instituciones de Tecnología Financiera, artículo 11.',
} as const;
