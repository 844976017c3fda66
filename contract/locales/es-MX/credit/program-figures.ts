import { words } from '../../../kernel/words';

/** How a program's projects come along. */
export const performanceWords = words('performanceWords', {
  period: 'Desde y Hasta son los meses en que se pidió el crédito.',
  requests: 'Solicitudes',
  requestsHow: 'Proyectos del programa que se pidieron en los meses elegidos.',
  approved: 'Aprobadas',
  approvedHow:
    'De esas solicitudes, las que se aprobaron alguna vez, aunque después se cancelaran.',
  delivered: 'Instaladas',
  deliveredHow:
    'De esas solicitudes, las que terminaron su instalación y están en pagos o liquidadas. Su porcentaje es la conversión: instaladas ÷ solicitudes.',
  open: 'En proceso',
  openHow: 'De esas solicitudes, las que hoy están en alguna etapa antes de los pagos.',
  ended: 'Sin crédito',
  endedHow: 'De esas solicitudes, las rechazadas, canceladas o no fondeadas.',
  course: 'Días hasta instalar',
  courseHow:
    'Mediana de los días entre la solicitud y el fin de la instalación: la mitad tardó eso o menos.',
  nine: 'Días para el 90%',
  nineHow:
    'Los días entre la solicitud y el fin de la instalación en que quedaron nueve de cada diez.',
  onTime: 'A tiempo',
  onTimeHow:
    'Etapas que terminaron en los días de la meta que regía entonces o antes ÷ todas las etapas que terminaron.',
  share: '{{percent, percent}} de las solicitudes',
  none: 'No hay solicitudes con estos filtros.',
  notYet: '—',
  summary: 'De la solicitud a la instalación',
  stages: 'Por etapa',
  stage: 'Etapa',
  now: 'Hoy en la etapa',
  nowIn: '{{stage}}: {{count, number}} hoy en la etapa',
  nowHow: 'De las solicitudes de los meses elegidos, las que hoy están en la etapa.',
  finished: 'Salieron',
  finishedHow: 'De las solicitudes de los meses elegidos, las que ya salieron de la etapa.',
  median: 'Mediana (días)',
  medianHow:
    'De las que salieron, los días que estuvieron en la etapa en total: la mitad tardó eso o menos.',
  p90: '90% (días)',
  p90How: 'De las que salieron, los días en la etapa en que quedaron nueve de cada diez.',
  target: 'Meta (días)',
  targetHow: 'En cuántos días debe salir de la etapa lo que sale hoy. La fija Backoffice.',
  stageOnTimeHow: 'Las que salieron en los días de la meta de ese día o antes ÷ las que salieron.',
  times: 'Días por etapa',
  timesHow:
    'De los proyectos que ya salieron de la etapa, los días que estuvieron en ella en total: la mitad tardó la mediana o menos, y nueve de cada diez lo del 90% o menos. A tiempo: los que salieron en los días de la meta de ese día ÷ los que salieron.',
  byOwner: 'Por responsable',
  byOwnerHow:
    'Las solicitudes de los meses elegidos que hoy sigue cada persona y, de ellas, las aprobadas y las instaladas. Conversión: instaladas ÷ solicitudes.',
  conversion: 'Conversión',
  conversionHow: 'Instaladas ÷ solicitudes.',
});

/** How a program's credits are paid. */
export const collectionFigures = words('collectionFigures', {
  period:
    'Desde y Hasta son los meses de las entregas, de las promesas y de los pagos. La cartera es la de hoy.',
  today: 'Cartera de hoy',
  credits: 'Créditos',
  creditsHow: 'Créditos entregados a los que les queda capital por pagar.',
  owed: 'Capital por cobrar',
  owedHow: 'El capital de las mensualidades que falta por pagar, vencidas o no.',
  overdue: 'Vencido',
  overdueHow:
    'Capital, intereses e IVA de las mensualidades que ya vencieron y no se han pagado, sin moratorios.',
  late: 'Cartera atrasada',
  lateHow: 'Capital por cobrar de los créditos con atraso ÷ todo el capital por cobrar.',
  none: 'No hay créditos por cobrar con estos filtros.',
  bucket: 'Atraso',
  current: 'Al corriente',
  settled: 'Liquidados',
  buckets: 'Atraso de la cartera',
  bucketsHow:
    'Capital por cobrar, por los días de atraso que hoy tiene la mensualidad más antigua sin pagar de cada crédito, como en el anexo 17.',
  rolls: 'Movimiento entre tramos de atraso, del {{from, day}} al {{to, day}}',
  rollsHow:
    'De los créditos que debían al cierre del primer día, por el atraso que tenían, cuántos terminaron el segundo con más atraso. El segundo es el cierre del mes de Hasta o del último mes completo; el primero, el del mes anterior.',
  rollsNone: 'Al comenzar ese mes no había créditos por cobrar.',
  was: 'Atraso al comenzar',
  worse: 'Con más atraso',
  worseShare: 'Pasó a más atraso',
  vintages: 'Por mes de entrega',
  vintagesHow:
    'De los créditos que se entregaron en cada mes, cuántos tuvieron alguna vez más de 30 días de atraso. Por antigüedad: los que lo tuvieron en sus primeros meses ÷ los entregados; vacío si alguno es más nuevo.',
  vintage: 'Entrega',
  principal: 'Entregado',
  fell: 'Más de 30 días',
  by: 'A {{months, number}} meses',
  promises: 'Promesas de pago',
  promisesHow:
    'Promesas hechas en los meses elegidos, sin las retiradas. Cumplida: llegó todo a más tardar su día. Sin cumplir: pasó su día y no llegó.',
  promisesNone: 'Nadie prometió pagar en esos meses.',
  state: 'Promesa',
  count: 'Promesas',
  promised: 'Prometido',
  recovered: 'Recuperado',
  recoveredHow:
    'Lo que se pagó de las mensualidades que terminaron de pagarse en los meses elegidos después de vencer, con moratorios, por los días de atraso que tenían. No cuentan las que movió una reestructura.',
  recoveredNone: 'Nada se pagó tarde en esos meses.',
  instalments: 'Mensualidades',
  amount: 'Monto',
});
