import { words } from '../../../kernel/words';

/** Texts of an investor's plan: what they want to have by a day, and what is estimated. */
export const investmentPlanWords = words('investmentPlanWords', {
  explanation:
    'Escribe tu meta y cuánto aportas, y te decimos cómo podría crecer. Es una estimación con los datos de hoy: nada de lo que ves está garantizado.',
  today: 'Hoy tienes',
  todayHint: '{{cash, mxn}} en efectivo y {{lent, mxn}} prestados',
  estimated: 'Estimado esperado',
  estimatedHint: 'Entre {{low, mxn}} y {{high, mxn}} el {{day, day}}',
  goal: 'Tu meta',
  goalHint: 'Para el {{day, day}}',
  noGoal: 'Sin meta',
  yourPlan: 'Tu plan',
  goalField: 'Cuánto quieres tener',
  goalHelp: 'En pesos.',
  goalOnField: 'Para cuándo',
  goalOnHelp: 'De un mes a 20 años a partir de hoy.',
  monthlyField: 'Cuánto aportas cada mes',
  monthlyHelp: 'En pesos, al final de cada mes. Escribe 0 si no vas a aportar.',
  reinvestField: 'Cuánto de tus intereses reinviertes',
  reinvestHelp: 'En porcentaje. Lo demás lo retiras y ya no cuenta para tu meta.',
  save: 'Guardar plan',
  fill: 'Completa tu plan para ver la estimación.',
  reach: '¿Llegas a tu meta?',
  verdict: {
    low: 'Sí: incluso en el caso bajo se estima que llegas a tu meta.',
    expected: 'En el caso esperado sí, desde {{month}}. En el caso bajo no: habría {{low, mxn}}.',
    high: 'Solo en el caso alto. En el esperado habría {{expected, mxn}}: faltarían {{missing, mxn}}.',
    none: 'No. En el caso esperado habría {{expected, mxn}}: faltarían {{missing, mxn}}.',
  },
  needed: {
    expected: 'Para llegar en el caso esperado aportarías {{amount, mxn}} cada mes.',
    low: 'Para llegar incluso en el caso bajo aportarías {{amount, mxn}} cada mes.',
    expectedNone: 'En el caso esperado llegas sin aportar nada más.',
    lowNone: 'Incluso en el caso bajo llegas sin aportar nada más.',
  },
  paidOut: 'Aparte, de aquí a esa fecha habrías retirado {{amount, mxn}} de intereses.',
  projection: 'Cómo podría crecer',
  projectionHelp:
    'Lo que habría al final de cada mes. Es una estimación, no un rendimiento garantizado.',
  cases: { low: 'Bajo', expected: 'Esperado', high: 'Alto' },
  line: 'Meta',
  pointLabel: 'Mes',
  point: '{{month}}: {{expected, mxn}} en el caso esperado, entre {{low, mxn}} y {{high, mxn}}',
  month: 'Mes',
  contributed: 'Sin intereses ni pérdidas',
  numbers: 'Con qué números se estima',
  rate: 'Interés neto al año',
  rateOwn:
    '{{net, percent}}: la tasa de tus créditos, {{rate, percent}}, después de impuestos y comisión',
  rateReference:
    '{{net, percent}}: la tasa de referencia de hoy, {{rate, percent}}, después de impuestos y comisión',
  losses: {
    high: 'Pérdida al año, caso alto',
    expected: 'Pérdida al año, caso esperado',
    low: 'Pérdida al año, caso bajo',
  },
  lossOf: {
    high: '{{loss, percent}} de lo prestado: lo que se castigó y no se ha recuperado, {{writtenOff, mxn}}',
    expected:
      '{{loss, percent}} de lo prestado: también todo lo que tiene más de 90 días de atraso, {{over90, mxn}}',
    low: '{{loss, percent}} de lo prestado: también todo lo que hoy tiene algún atraso, {{late, mxn}}, y un crédito promedio más, {{mean, mxn}}',
  },
  history_one:
    'Las pérdidas son las de {{count, number}} crédito que se ha entregado en la plataforma, en relación con lo prestado y el tiempo que lo ha estado.',
  history_other:
    'Las pérdidas son las de los {{count, number}} créditos que se han entregado en la plataforma, en relación con lo prestado y el tiempo que lo ha estado.',
  noHistory:
    'Todavía no hay créditos con historia en la plataforma: la estimación no descuenta pérdidas y los tres casos son iguales. Lo normal es que algunos créditos no se paguen.',
  assumed:
    'Supone que todo tu dinero está prestado desde el primer día, que lo que regresa se vuelve a prestar, y que tasas, impuestos, comisión y pérdidas siguen como hoy. Si tardas en prestar tu dinero, habrá menos. El capital con más de 90 días de atraso no se cuenta como tuyo.',
  versions: 'Versiones guardadas',
  versionsHelp: 'Cada vez que guardas se agrega una versión, y ninguna se borra ni se cambia.',
  noVersions: 'Aún no guardas tu plan.',
  version: 'Versión',
  versionName: '{{number, number}}, {{when}}',
  inForce: 'En uso',
  restoredFrom: 'Retoma la versión {{number, number}}',
  savedBy: 'Quién la guardó',
  inputs: 'Plan',
  inputsText:
    '{{goal, mxn}} para el {{day, day}}, con {{monthly, mxn}} al mes y {{share, percent}} de los intereses',
  estimatedThen: 'Se estimó entonces',
  estimatedThenText: '{{expected, mxn}}, entre {{low, mxn}} y {{high, mxn}}',
  acts: 'Acciones',
  restore: 'Usar de nuevo',
  restoreNamed: 'Usar de nuevo la versión {{number, number}}',
  restoreTitle: '¿Usar de nuevo la versión {{number, number}}?',
  restoreBody: 'Se guarda como una versión nueva, con lo que se estima hoy: {{inputs}}.',
});
