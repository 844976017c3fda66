import { words } from '../../../kernel/words';

export const themeNames = words('themeNames', {
  light: 'Claro',
  dark: 'Oscuro',
  'semi-dark': 'Semioscuro',
  rg: 'Sol y verde',
  'rg-semi-dark': 'Sol y verde, menú oscuro',
});

export const construction = words('construction', {
  title: 'En construcción',
  text: 'Esta pantalla aún no está disponible. Su dirección ya es la definitiva, así que puedes guardarla.',
});

/** Texts of the frame around every private screen. */
export const layout = words('layout', {
  menu: 'Menú',
  menuGroups: {
    operation: 'Operación',
    people: 'Personas',
    administration: 'Administración',
    investing: 'Inversiones',
    money: 'Dinero',
    account: 'Tu cuenta',
    tools: 'Herramientas',
    company: 'Tu negocio',
    figures: 'Indicadores',
  },
  menuTitles: {
    certificates: 'Constancias',
    zones: 'Zonas y regiones',
  },
  openMenu: 'Abrir menú',
  collapse: 'Contraer menú',
  expand: 'Expandir menú',
  palette: 'Buscar o ir a…',
  notifications: 'Avisos',
  unread_one: '{{count, number}} aviso sin leer',
  unread_other: '{{count, number}} avisos sin leer',
  noNotifications: 'No tienes avisos.',
  markAllRead: 'Marcar todos como leídos',
  allNotifications: 'Ver todos',
  starred: 'Favoritos',
  noStarred: 'Marca una página con la estrella para tenerla aquí.',
  star: 'Agregar a favoritos',
  unstar: 'Quitar de favoritos',
  starredFull: 'Puedes tener hasta 10 páginas favoritas.',
  account: 'Cuenta',
  security: 'Seguridad',
  lastLogin: 'Último acceso: {{when}}',
  readingOnly: 'Tu cuenta es solo de consulta: por ahora no puedes enviar esto.',
  levelUp: 'Subir un nivel',
  breadcrumb: 'Ruta',
  paletteSections: {
    page: 'En esta página',
    recent: 'Recientes',
    screens: 'Pantallas',
    actions: 'Acciones',
    starred: 'Favoritos',
    records: 'Registros',
  },
  paletteAll: 'Ver todos ({{count}})',
  paletteSearching: 'Buscando…',
  paletteFound: 'Resultados: {{count, number}}',
  paletteEmpty: 'Nada coincide con lo que escribes.',
  paletteFailed: 'No pudimos abrir el buscador',
  paletteFailedHelp: 'Puede ser tu conexión. Lo que escribiste sigue aquí; vuelve a intentarlo.',
});
