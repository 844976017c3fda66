import { words } from '../../../kernel/words';
import type { ApprovalOutcome } from '../../../platform/approvals';

/** Texts of the screen where a second person decides. */
export const approvals = words('approvals', {
  help: 'Lo que otra persona del equipo pidió y solo se hace si tú lo autorizas. Nadie autoriza lo suyo.',
  list: 'Por autorizar',
  none: 'No hay nada por autorizar.',
  what: 'Qué se pide',
  amount: 'Monto',
  who: 'Lo pidió',
  when: 'Cuándo',
  outcome: 'Estado',
  outcomes: {
    waiting: 'En espera',
    done: 'Autorizado',
    declined: 'No autorizado',
    expired: 'Vencido',
  } as const satisfies Record<ApprovalOutcome, string>,
  decidedBy: 'Decidió {{name}}',
  confirm: 'Autorizar',
  done: 'Autorizaste lo que se pidió',
  doneNext: 'Ya se hizo, y avisamos a quien lo pidió.',
  confirmTitle: '¿Autorizar lo que pidió otra persona?',
  confirmText: 'Se hace en este momento, con tu nombre junto al de quien lo pidió.',
  decline: 'No autorizar',
  declineTitle: 'No autorizar',
  declineHelp: 'Quien lo pidió lee el motivo.',
  withdraw: 'Retirar',
  withdrawTitle: 'Retirar lo que pediste',
  withdrawHelp: 'El motivo queda en la bitácora.',
  yours_zero: 'Falta una segunda persona: nadie más puede autorizarlo.',
  yours_one: 'Espera a otra persona: hay {{count, number}} que puede autorizarlo.',
  yours_other: 'Espera a otra persona: hay {{count, number}} que pueden autorizarlo.',
  ofDuty: 'Lo autoriza quien tiene la función {{duty}}.',
  alone: 'Falta una segunda persona en el backoffice',
  aloneHelp:
    'Eres la única persona administradora: lo que pidas sobre dinero, parámetros o archivos del banco se queda esperando hasta que quien opera el servidor dé de alta a otra.',
  lines_one: '{{count, number}} renglón',
  lines_other: '{{count, number}} renglones',
  linesLabel: 'Renglones de lo que se pide',
  look: 'Ver',
  shown: 'Lo que se pidió',
  changed: 'Cambió mientras lo veías',
  changedHelp: 'Así quedó. Revísalo de nuevo antes de decidir.',
  badge_one: '{{count, number}} acto por autorizar',
  badge_other: '{{count, number}} actos por autorizar',
  noAmount: '—',
  isParty: 'Es sobre un crédito tuyo: los detalles los leen otras personas.',
});

/** Shown in place of an action that waits for its second person. */
export const waitingAct = words('waitingAct', {
  explanation: 'Ya se decidió: falta que otra persona del backoffice lo autorice.',
  title: 'Espera a otra persona: {{act}}',
  mine: 'Lo pediste tú',
  askedBy: 'Lo pidió {{name}}',
  until: 'vence el',
  go: 'Ver en Por autorizar',
  short: 'Espera a otra persona',
});
