import { words } from '../../../kernel/words';
import type { PortfolioAge, PortfolioGroup } from '../../../treasury/portfolio';

/** Texts of what an investor has, over time. */
export const portfolioWords = words('portfolioWords', {
  explanation:
    'Lo que tienes hoy, cómo está repartido y lo que se espera por mes. Todo rendimiento es estimado, no garantizado.',
  none: 'Aún no tienes dinero en proyectos. Cuando inviertas, aquí verás cómo va.',
  seeOpportunities: 'Ver oportunidades',
  hidden: '••••••',
  value: 'Valor de tu portafolio',
  valueHint: 'Tu saldo en efectivo más el capital que te deben, al {{day, day}}',
  invested: 'Capital por recibir',
  investedHint_one: 'En {{count, number}} proyecto activo',
  investedHint_other: 'En {{count, number}} proyectos activos',
  cash: 'Efectivo',
  cashHint: 'Disponible, comprometido y en camino',
  writtenOff: 'Castigado por recuperar',
  returns: 'Rendimiento',
  returnsHow:
    'La TIR es la tasa anual con la que tus entradas y salidas, por sus días, valen cero. Se calcula después de impuestos y comisiones, y no cuenta el capital con más de 90 días de atraso ni el castigado. Aparece cuando han pasado 30 días.',
  irr: 'TIR neta de lo invertido',
  irrHint: 'Desde el {{day, day}}',
  irrIdle: 'TIR neta con el dinero sin invertir',
  irrIdleHint: 'Cuenta también los días en que tu dinero esperó',
  rate: 'Tasa anual ponderada',
  rateHint: 'De los créditos, antes de impuestos y comisiones',
  unknown: 'Aún no se puede calcular',
  warnings: 'Tu dinero depende mucho de pocos',
  warning: {
    project:
      'El proyecto {{name}} tiene {{share, percent}} de tu capital; conviene no pasar de {{limit, percent}}.',
    installer:
      'El instalador {{name}} tiene {{share, percent}} de tu capital; conviene no pasar de {{limit, percent}}.',
    state:
      '{{share, percent}} de tu capital está en {{name}}; conviene no pasar de {{limit, percent}}.',
    product:
      '{{share, percent}} de tu capital está en {{name}}; conviene no pasar de {{limit, percent}}.',
  },
  allocation: 'Cómo está repartido tu capital',
  allocationHelp: 'El capital que te deben y no está castigado.',
  group: 'Por',
  slice: 'Concepto',
  amount: 'Monto',
  share: 'Parte',
  grade: 'Calificación {{grade}}',
  others: 'Los demás',
  delinquency: 'Atrasos de tu capital',
  delinquencyHelp: 'Por los días de la mensualidad más antigua sin pagar.',
  bucket: 'Atraso',
  credits: 'Proyectos',
  buckets: {
    current: 'Al corriente',
    '1-30': '1 a 30 días',
    '31-60': '31 a 60 días',
    '61-90': '61 a 90 días',
    'over-90': 'Más de 90 días',
  },
  calendar: 'Lo que se espera recibir por mes',
  calendarHelp:
    'Tu parte de las mensualidades de los próximos 60 meses con las reglas de hoy: estimado, no garantizado. No cuenta los créditos con más de 90 días de atraso.',
  overdueToo: 'Además hay {{amount, mxn}} netos que ya vencieron y no se han pagado.',
  laterToo: 'Después de esos meses quedan {{amount, mxn}} netos.',
  nothingExpected:
    'No se espera ningún pago: tus créditos se pagaron o tienen más de 90 días de atraso.',
  pointLabel: 'Mes',
  point: '{{month}}: {{net, mxn}} netos, de ellos {{capital, mxn}} de capital',
  month: 'Mes',
  capital: 'Capital',
  gain: 'Ganancia neta',
  interest: 'Interés',
  isr: 'ISR',
  vat: 'IVA',
  fee: 'Comisión con IVA',
  net: 'Neto',
  csv: 'Descargar CSV',
  json: 'Descargar JSON',
  income: 'Ver tu ingreso pasivo',
  csvColumns: { section: 'Sección', item: 'Concepto', measure: 'Medida', value: 'Valor' },
});

export const portfolioGroupName = words('portfolioGroupName', {
  product: 'Tecnología',
  state: 'Estado',
  grade: 'Calificación de riesgo',
  installer: 'Instalador',
  age: 'Antigüedad',
} as const satisfies Record<PortfolioGroup, string>);

export const portfolioAgeName = words('portfolioAgeName', {
  '0-5': 'Menos de 6 meses',
  '6-11': 'De 6 a 11 meses',
  '12-23': 'De 12 a 23 meses',
  'over-23': '24 meses o más',
} as const satisfies Record<PortfolioAge, string>);
