import type { AgeBand, SexGroup, SizeGroup, TariffGroup } from '../../../credit/program-people';
import { words } from '../../../kernel/words';

export const ageBandName = words('ageBandName', {
  to29: 'Hasta 29 años',
  to39: '30 a 39 años',
  to49: '40 a 49 años',
  to59: '50 a 59 años',
  from60: '60 años o más',
  company: 'Empresas',
  unknown: 'Sin dato',
} as const satisfies Record<AgeBand, string>);

export const sexGroupName = words('sexGroupName', {
  M: 'Mujeres',
  H: 'Hombres',
  X: 'No binario',
  company: 'Empresas',
  unknown: 'Sin dato',
} as const satisfies Record<SexGroup, string>);

export const sizeGroupName = words('sizeGroupName', {
  micro: 'Microempresas',
  small: 'Pequeñas',
  medium: 'Medianas',
  large: 'Grandes',
  none: 'Personas sin negocio',
  unknown: 'Sin dato',
} as const satisfies Record<SizeGroup, string>);

export const tariffGroupName = words('tariffGroupName', {
  home: 'Doméstica (1 a 1F)',
  dac: 'Alto consumo (DAC)',
  pdbt: 'Pequeña demanda (PDBT)',
  gdbt: 'Gran demanda, baja tensión (GDBT)',
  gdmto: 'Media tensión, ordinaria (GDMTO)',
  gdmth: 'Media tensión, horaria (GDMTH)',
  other: 'Otras tarifas',
  unknown: 'Sin dato',
} as const satisfies Record<TariffGroup, string>);

/** Who asks for credits of a program. */
export const demographicsWords = words('demographicsWords', {
  counted: 'Cada persona cuenta una vez, con su solicitud más reciente. Se usa un filtro a la vez.',
  quarters: 'Los meses cuentan por trimestres completos: {{from}} a {{to}}.',
  begin: 'el primero',
  end: 'hoy',
  people: 'Solicitantes',
  peopleHow:
    'Personas y empresas que han pedido un crédito en el programa y cuya solicitud más reciente cumple el filtro.',
  tooFew:
    'Son menos de 5 personas, o se sabría cuántas son otras menos de 5. Para cuidar sus datos no se muestra nada.',
  /** Of who works several zones. */
  zonesTooFew:
    'En {{zones}} hay menos de 5 solicitantes, o se sabría en qué otra zona los hay. Para cuidar sus datos no se muestra nada de tus zonas, ni juntas ni una por una. Quien administra el programa ve el total.',
  leftOut:
    'Sin contar {{zones}}: ahí hay menos de 5 solicitantes, o se sabría en qué otra zona los hay.',
  oneFilter:
    'Para cuidar los datos de las personas, aquí se usa un filtro a la vez. Elige cuál se queda.',
  /** Of who works one zone: it is a filter already. */
  zoneIsFilter:
    'Ves solo tu zona, y eso ya es un filtro. Para cuidar los datos de las personas, aquí se usa uno a la vez.',
  keepOnly: 'Dejar solo {{filter}}',
  period: 'el periodo',
  none: 'Nadie ha pedido un crédito con estos filtros.',
  hidden: 'Oculto',
  hiddenNames: 'Oculto: {{names}}.',
  hiddenHow:
    'Se ocultan los grupos de 1 a 4 personas, y los que permitirían calcularlos con los totales o con otros filtros.',
  rowsOfPlace:
    'Lleva a las solicitudes que hay detrás, sin nombres; ahí quien pidió varias aparece varias veces.',
  noRows: 'No lleva a una lista: diría de quién es cada dato.',
  ages: 'Edad',
  agesHow:
    'Solicitantes por los años cumplidos hoy, según la fecha de nacimiento de su perfil. {{hidden}}',
  sexes: 'Sexo',
  sexesHow: 'Solicitantes por el sexo de su perfil. {{hidden}}',
  sizes: 'Tamaño de negocio',
  sizesHow:
    'Solicitantes, personas y empresas, por el tamaño de su negocio según su perfil: 10% de sus trabajadores más 90% de sus ventas anuales en millones de pesos, contra el tope de su sector (Diario Oficial, 30 de junio de 2009). {{hidden}}',
  tariffs: 'Tarifa de luz',
  tariffsHow:
    'Solicitantes por la tarifa de CFE del sitio de su solicitud más reciente. Otras son riego, alumbrado público y alta tensión. {{hidden}}',
  regions: 'Región',
  regionsHow: 'Solicitantes por la región de la zona de su solicitud más reciente. {{hidden}}',
  zones: 'Zona',
  zonesHow: 'Solicitantes por la zona de su solicitud más reciente. {{hidden}}',
  noPlace: 'Sin zona',
});
