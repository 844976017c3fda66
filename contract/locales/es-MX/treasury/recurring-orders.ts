import { words } from '../../../kernel/words';

/** The screens of what an investor has done each month. */
export const recurringOrder = words('recurringOrder', {
  help: {
    deposit:
      'Elige un monto y un día del mes. Ese día te recordamos hacer tu transferencia y revisamos que llegue. No cobramos de tu banco: tú la envías.',
    withdrawal:
      'Elige qué retirar y un día del mes. Ese día pedimos el retiro por ti, con las mismas reglas que si lo pidieras a mano.',
  },
  heading: { deposit: 'Tu abono recurrente', withdrawal: 'Tu retiro recurrente' },
  none: {
    deposit: 'No tienes un abono recurrente.',
    withdrawal: 'No tienes un retiro recurrente.',
  },
  activate: { deposit: 'Activar abono recurrente', withdrawal: 'Activar retiro recurrente' },
  title: {
    deposit: { create: 'Activar abono recurrente', edit: 'Cambiar abono recurrente' },
    withdrawal: { create: 'Activar retiro recurrente', edit: 'Cambiar retiro recurrente' },
  },
  next: { deposit: 'Próximo recordatorio', withdrawal: 'Próximo retiro' },
  noNext: 'Ninguno',
  paused: {
    deposit: 'Lo pausaste: no te lo recordamos hasta que lo reanudes.',
    withdrawal: 'Lo pausaste: no pedimos retiros hasta que lo reanudes.',
  },
  folio: 'Folio',
  rule: 'Qué se retira',
  ruleHelp: {
    fixed:
      'Si tu saldo disponible no alcanza, esperamos hasta {{days, number}} días hábiles bancarios.',
    above: 'Retiramos lo disponible por encima del saldo que escribas.',
    received:
      'Capital e intereses, ya sin impuestos ni comisión, desde la última vez; nunca más que tu saldo disponible.',
  },
  amount: 'Monto',
  keep: 'Saldo que se queda',
  day: 'Día del mes',
  dayHelp: 'Del 1 al 28. Si los bancos no abren, el siguiente día hábil bancario.',
  dayOf: '{{day}} de cada mes',
  endsOn: 'Última fecha',
  endsOnHelp: 'Déjala vacía para que siga hasta que tú lo termines.',
  noEnd: 'Hasta que lo termines',
  account: 'Cuenta a la que llega',
  accountHelp: 'Los retiros van a la cuenta que tengas registrada ese día.',
  noAccount: 'Registra primero la cuenta a la que llegarán tus retiros.',
  where: 'A dónde transferir',
  concept: 'Concepto',
  window:
    'Cuenta para el mes lo que llegue desde {{before, number}} días antes de tu día hasta {{after, number}} después.',
  agreed: 'Autorizado',
  save: 'Guardar cambios',
  change: 'Cambiar',
  pause: 'Pausar',
  resume: 'Reanudar',
  end: 'Terminar',
  ask: {
    deposit: {
      pause: 'Pausar abono recurrente',
      resume: 'Reanudar abono recurrente',
      end: 'Terminar abono recurrente',
    },
    withdrawal: {
      pause: 'Pausar retiro recurrente',
      resume: 'Reanudar retiro recurrente',
      end: 'Terminar retiro recurrente',
    },
  },
  askText: {
    pause: 'Lo que esté en espera se cancela. Puedes reanudarlo cuando quieras.',
    resume: 'Sigue desde su próximo día. Un mes que ya tuvo su turno no se repite.',
    end: 'Lo que esté en espera se cancela. Un retiro ya pedido sigue su camino. Puedes activar otro cuando quieras.',
  },
  receipts: {
    create: {
      deposit: {
        title: 'Activaste tu abono recurrente',
        next: 'Ese día te avisamos, salvo que tu transferencia ya haya llegado.',
      },
      withdrawal: {
        title: 'Activaste tu retiro recurrente',
        next: 'Cada retiro que pidamos aparece en Retirar fondos. Puedes pausarlo o terminarlo aquí.',
      },
    },
    edit: { title: 'Guardamos los cambios', next: 'Valen desde hoy.' },
    pause: { title: 'Lo pausaste', next: 'Puedes reanudarlo cuando quieras.' },
    resume: { title: 'Lo reanudaste', next: 'Aquí ves su próximo día.' },
    end: { title: 'Lo terminaste', next: 'Puedes activar otro cuando quieras.' },
  },
  history: 'Mes por mes',
  noHistory: 'Aún no llega su primer día.',
  columns: {
    dueOn: 'Día',
    order: 'Folio',
    status: 'Estado',
    reason: 'Motivo',
    withdrawal: 'Retiro',
    amount: 'Monto',
  },
  intro: {
    deposit: {
      lead: 'Invertir un poco cada mes es más fácil si alguien te lo recuerda. Es opcional y puedes cambiarlo o terminarlo cuando quieras.',
      steps: {
        first: 'Eliges un monto y un día del mes.',
        second: 'Ese día te avisamos, con tu CLABE de abono y el concepto.',
        third: 'Tú haces la transferencia desde tu banco y aquí ves cuando llega.',
      },
    },
    withdrawal: {
      lead: 'Si quieres recibir en tu banco lo que te pagan tus inversiones, podemos pedir el retiro por ti cada mes. Es opcional y puedes cambiarlo o terminarlo cuando quieras.',
      steps: {
        first: 'Eliges qué retirar: un monto, lo que pase de un saldo o lo que te hayan pagado.',
        second: 'Lo autorizas una vez con tu segundo paso.',
        third: 'Cada mes pedimos el retiro a tu cuenta registrada y te avisamos.',
      },
    },
    how: 'Cómo funciona',
    set: { deposit: 'Configurar abono recurrente', withdrawal: 'Configurar retiro recurrente' },
    skip: 'Ahora no',
    see: { deposit: 'Ver mi abono recurrente', withdrawal: 'Ver mi retiro recurrente' },
  },
  offer: {
    title: { deposit: 'Abono recurrente', withdrawal: 'Retiro recurrente' },
    none: {
      deposit: 'Te recordamos cada mes hacer tu transferencia.',
      withdrawal: 'Pedimos un retiro por ti cada mes.',
    },
    next: 'Próximo día: {{day}}.',
    paused: 'Está en pausa.',
    over: 'No le quedan días.',
    open: 'Conocer más',
  },
});
