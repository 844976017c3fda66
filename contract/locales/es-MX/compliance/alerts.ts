import { words } from '../../../kernel/words';

/** What rules, states and decisions of alerts are called. */
export const alertNames = words('alertNames', {
  rule: {
    large_deposit: 'Depósito de monto alto',
    split_deposits: 'Varios depósitos en pocos días',
    monthly_udis: 'Depósitos de un mes sobre el límite en UDI',
    income: 'Depósito sobre el ingreso declarado',
    early_payment: 'Crédito liquidado muy pronto',
  },
  status: {
    open: 'Por decidir',
    escalated: 'Escalada',
    dismissed: 'Descartada',
    reported: 'Reportada',
  },
  urgency: { fresh: 'En plazo', soon: 'Por vencer', late: 'Vencida' },
  decision: {
    dismiss: 'Descartar',
    escalate: 'Escalar como inusual',
    report: 'Marcar como reportada',
  },
  reason: {
    explained_income: 'El origen del dinero está explicado',
    known_operation: 'Es una operación habitual de la persona',
    data_error: 'Los datos que la abrieron estaban mal',
    unexplained: 'El origen del dinero no se explica',
    against_profile: 'No corresponde a su perfil',
    structured: 'Parece fraccionada para no llegar al límite',
    unusual: 'Operación inusual',
    suspected_crime: 'Indicios de recursos de procedencia ilícita',
  },
});

/** Of the backoffice's queue. */
export const alertList = words('alertList', {
  help: 'Operaciones que una regla señaló y esperan decisión, de la que vence primero a la que vence después. Nadie debe avisar a la persona.',
  label: 'Alertas',
  none: 'No hay alertas por decidir.',
  rule: 'Regla',
  person: 'Persona',
  amount: 'Monto',
  happened: 'Ocurrió',
  due: 'Vence',
  created: 'Se abrió',
  status: 'Estado',
});

/** Of the page of one alert. */
export const alertPage = words('alertPage', {
  secret: 'No se comenta con la persona ni con nadie de fuera: avisarle está prohibido.',
  facts: 'Hechos',
  factsHelp: 'Lo que la regla vio, con el límite que regía ese día.',
  limit: 'Límite',
  udis: 'Límite en UDI',
  udisOf: '{{count, number}} UDI de {{value}} pesos',
  days: 'Días que se suman',
  within: 'Días en que liquidar es anticipado',
  income: 'Ingreso mensual declarado',
  credit: 'Crédito',
  delivered: 'Se entregó',
  settled: 'Se liquidó',
  term: 'Plazo',
  months_one: '{{count, number}} mes',
  months_other: '{{count, number}} meses',
  deposits: 'Depósitos',
  deposit: 'Depósito y clave de rastreo',
  work: 'Atención',
  file: 'Ver a la persona',
  take: 'Tomar',
  taken: 'La alerta es tuya.',
  assignTitle: 'Asignar la alerta',
  reason: 'Motivo',
  note: 'Análisis',
  noteHelp: 'Qué se revisó y por qué se decide así. No se puede cambiar después.',
  reportHelp: 'Aquí solo queda escrito: el reporte a la autoridad se presenta fuera del portal.',
  decided: 'Quedó decidido.',
  othersDecide: 'La escalaste tú: la decide otra persona del equipo. Puedes asignársela.',
  log: 'Lo que se hizo',
  logHelp: 'No se corrige ni se borra.',
  noActs: 'Nadie la ha atendido.',
  assigned: 'Asignada a {{name}}',
  unassigned: 'Sin responsable',
});
