import { words } from '../../../kernel/words';

/** Texts of what an investor expects to receive each month, against what they want to. */
export const passiveIncomeWords = words('passiveIncomeWords', {
  explanation:
    'Lo que se espera que recibas en los próximos 12 meses si no agregas nada. Es estimado, no garantizado.',
  average: 'Ingreso esperado por mes',
  averageHint: 'Promedio de 12 meses, después de impuestos y comisiones',
  gain: 'De eso, es ganancia',
  gainHint: 'Lo demás es tu propio capital que regresa: si lo gastas, tu ingreso baja',
  target: 'Tu meta por mes',
  noTarget: 'Sin meta',
  reached_one: 'La alcanzas en {{count, number}} de 12 meses',
  reached_other: 'La alcanzas en {{count, number}} de 12 meses',
  toAdd: 'Qué te falta',
  reachedAll: 'Con lo que tienes invertido, el promedio de los 12 meses alcanza tu meta.',
  add: 'Para alcanzar tu meta en promedio, tendrías que prestar {{amount, mxn}} más.',
  addUnknown: 'Con las tasas de hoy no podemos calcular cuánto más tendrías que prestar.',
  rule: 'Lo calculamos con un crédito a {{months, number}} meses al {{rate, percent}} anual: cada $100,000.00 prestados dan cerca de {{amount, mxn}} netos por mes en su primer año, capital incluido. No cuenta atrasos ni lo que tardes en prestar tu dinero.',
  seeOpportunities: 'Ver oportunidades',
  deposit: 'Abonar fondos',
  setTarget: 'Tu meta',
  targetField: 'Cuánto quieres recibir por mes',
  targetHelp: 'En pesos, después de impuestos. Puedes cambiarla cuando quieras.',
  save: 'Guardar meta',
  months: 'Mes por mes',
  line: 'Meta',
  nothing:
    'Aún no hay pagos por recibir. Escribe tu meta y te decimos cuánto habría que prestar para alcanzarla.',
});
