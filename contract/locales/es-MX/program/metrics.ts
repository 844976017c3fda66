import { words } from '../../../kernel/words';
import type { MetricsFilter } from '../../../program/metrics-filters';

export const metricsFilterName = words('metricsFilterName', {
  from: 'Desde',
  to: 'Hasta',
  region: 'Región',
  zone_id: 'Zona',
  owner: 'Responsable',
  technology: 'Tecnología',
} as const satisfies Record<MetricsFilter, string>);

/** Of every screen of figures. */
export const figures = words('figures', {
  screens: 'Pantallas de métricas',
  filters: 'Filtros',
  clear: 'Quitar filtros',
  withoutEffect: 'Sin efecto en estas cifras: {{filters}}.',
  nobody: 'Nadie',
  updated: 'Actualizado a las {{clock}}',
  howComputed: 'Cómo se calcula: {{name}}',
  exportAs: 'Exportar',
  png: 'Imagen (PNG)',
  csv: 'Datos (CSV)',
  pdf: 'Imprimir o guardar en PDF',
  onePdf: 'Imprimir o PDF',
  printed: '{{program}} · Cifras calculadas el {{at}}',
  narrowed: '{{filter}}: {{value}}',
  notNarrowed: 'Todo el programa, sin filtros',
  exportFailed: 'No se pudo guardar la imagen. Vuelve a intentarlo.',
  none: 'No hay prospectos con estos filtros.',
  share: '{{percent, percent}} de los prospectos',
  ofStepBefore: '{{share}} del paso anterior',
});

/** How far zones are on the way to their targets. */
export const progressWords = words('progressWords', {
  targets: 'Meta y avance',
  byZone: 'Avance por zona',
  zone: 'Zona',
  goal: 'Meta',
  dates: 'Fechas',
  datesHow: 'Los días que van de la meta de la zona; con meses elegidos, solo los de esos meses.',
  from: '{{from}} a {{to}}',
  applied: 'Hacia la meta',
  planned: 'Plan a hoy',
  plan: 'Plan',
  forecast: 'Pronóstico',
  progress: 'Avance',
  goalHow:
    'La suma de las metas vigentes de las zonas que ves; con meses elegidos, la parte que toca a esos días si se cumpliera parejo.',
  zoneGoalHow:
    'La meta de la zona; con meses elegidos, la parte que toca a esos días si se cumpliera parejo.',
  progressHow: 'Hacia la meta ÷ meta.',
  appliedHow:
    'Prospectos que hoy están en Con solicitud y llegaron ahí en los días de la meta de su zona, dentro de los meses elegidos.',
  plannedHow:
    'Meta × días transcurridos ÷ días de la meta: lo que habría hoy si se cumpliera parejo.',
  forecastHow:
    'Hacia la meta ÷ días transcurridos × días de la meta: lo que habrá al terminar si sigue el ritmo de hasta hoy.',
  none: 'Ninguna zona tiene meta. La fija un administrador del programa.',
  noneYet: 'Ninguna zona tiene meta. Fíjala en Avance, zona por zona.',
  noTarget: 'Sin meta',
  notBegun: 'Aún no empieza',
  curve: 'Curva de avance',
  curveHow:
    'Por día, la suma de lo planeado en las metas de las zonas y de los prospectos con solicitud que llegaron a ella desde que empieza cada meta.',
  day: 'Día',
  dayOf: 'Día de la curva',
  point: '{{day}}: plan {{planned}}, con solicitud {{applied}}',
  pointAhead: '{{day}}: plan {{planned}}',
  map: 'Mapa de estados y zonas',
  mapHow:
    'Cada marca es una zona, llena hasta donde va su meta: con solicitud ÷ meta. Cada estado suma las metas y las solicitudes de las zonas que cubren municipios suyos; una zona de dos estados cuenta en ambos.',
  pickOne: 'Elige un estado o una de sus zonas para ver cuánto lleva.',
  state: 'Estado',
  noStates: 'Las zonas aún no dicen qué municipios cubren. Se anota en el catálogo de zonas.',
  stateSaid: '{{state}}: {{zones}}. {{applied}} de {{goal}}',
  stateWithout: '{{state}}: {{zones}}. Sin meta',
  zoneSaid: '{{zone}}: {{applied}} de {{goal}}',
  zoneWithout: '{{zone}}: sin meta',
  zoneOf: '{{said}} ({{state}})',
  legend: {
    none: 'Sin zonas',
    without: 'Zona sin meta',
    level: 'Avance de la zona',
  },
  set: 'Fijar meta',
  change: 'Cambiar meta',
  setOf: 'Meta de {{name}}',
  actOf: '{{act}}: {{name}}',
  startsOn: 'Empieza',
  endsOn: 'Termina',
  goalHelp: 'Cuántos prospectos con solicitud.',
  remove: 'Quitar meta',
  removeTitle: '¿Quitar la meta de {{name}}?',
  removeText: 'La zona queda sin meta; lo que avanzó no cambia.',
  periodNote: 'Los meses acotan los días de cada meta, y la meta se reparte parejo entre sus días',
  ownerNote:
    'Con un responsable, solicitudes y pronóstico son lo suyo de hoy; meta y plan siguen siendo los de la zona',
  outOfPeriod: 'Fuera de los meses',
  behindPlan: 'Zonas por debajo del plan',
  behindHow:
    'Las zonas donde los prospectos con solicitud son menos que el plan a hoy: meta × días transcurridos ÷ días de la meta.',
  behind: '{{name}} va por debajo del plan: {{applied}} de {{planned}}',
  see: 'Ver avance por zona',
  seeApplied: 'Ver esos prospectos',
  seeTargets: 'Ver las metas',
});

/** How far prospects come. */
export const effectivenessWords = words('effectivenessWords', {
  funnel: 'Del prospecto a la instalación',
  prospects: 'Prospectos',
  contacted: 'Contactados',
  quoted: 'Cotizados',
  applied: 'Con solicitud',
  installed: 'Instalados',
  lost: 'Perdidos',
  lossesShort: 'Perdidos',
  bySource: 'Por origen',
  byOwner: 'Por responsable',
  byZone: 'Por zona',
  losses: 'Causas de la pérdida',
  noLosses: 'Ningún prospecto perdido con estos filtros.',
  prospectsHow: 'Prospectos dados de alta en los meses elegidos.',
  contactedHow:
    'De esos prospectos, los que hoy están en Contactado, Cotizado o Con solicitud, más los perdidos que llegaron ahí.',
  quotedHow:
    'De esos prospectos, los que hoy están en Cotizado o Con solicitud, más los perdidos que llegaron ahí.',
  appliedHow:
    'De esos prospectos, los que hoy tienen solicitud, más los que la tenían al perderse.',
  installedHow:
    'De esos prospectos, aquellos de quienes una solicitud del programa ya está instalada: su crédito se paga o está liquidado.',
  lostHow: 'De esos prospectos, los que hoy están perdidos.',
  groupHow:
    'Los prospectos dados de alta en los meses elegidos y, de ellos, cuántos llegaron a ser contactados, a tener solicitud y a estar instalados.',
  lossesHow: 'Los prospectos perdidos, por la causa que se registró al perderlos.',
  alerts: 'Qué espera',
  alertsHow:
    'De los prospectos que cuentan los filtros, los que hoy están en Nuevo: los que no tienen responsable y los dados de alta antes de este mes; uno puede estar en ambos.',
  unowned_one: '{{count, number}} prospecto nuevo sin responsable',
  unowned_other: '{{count, number}} prospectos nuevos sin responsable',
  old_one: '{{count, number}} prospecto nuevo de meses anteriores',
  old_other: '{{count, number}} prospectos nuevos de meses anteriores',
  nothingOfThese: 'Nada espera entre los prospectos de estos filtros.',
  nothingWaits: 'Nada espera: todo prospecto nuevo tiene responsable.',
});
