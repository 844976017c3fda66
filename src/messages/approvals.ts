import { counted } from '@contract/kernel/fields/counted';
import type { ApprovalOutcome } from '@contract/platform/approvals';

/** Words of the screen where a second person decides. */
export const approvals = {
  help: 'Lo que otra persona del equipo pidió y solo se hace si tú lo autorizas. Nadie autoriza lo suyo.',
  list: 'Por autorizar',
  none: 'No hay nada por autorizar.',
  what: 'Qué se pide',
  amount: 'Monto',
  who: 'Lo pidió',
  when: 'Cuándo',
  expires: 'Vence',
  outcome: 'Estado',
  outcomes: {
    waiting: 'En espera',
    done: 'Autorizado',
    declined: 'No autorizado',
    expired: 'Vencido',
  } satisfies Record<ApprovalOutcome, string>,
  decidedBy: (name: string) => `Decidió ${name}`,
  confirm: 'Autorizar',
  confirmTitle: '¿Autorizar lo que pidió otra persona?',
  confirmText: 'Se hace en este momento, con tu nombre junto al de quien lo pidió.',
  decline: 'No autorizar',
  declineTitle: 'No autorizar',
  declineHelp: 'Quien lo pidió lee el motivo.',
  withdraw: 'Retirar',
  withdrawTitle: 'Retirar lo que pediste',
  withdrawHelp: 'El motivo queda en la bitácora.',
  yours: (others: number) =>
    others === 0
      ? 'Falta una segunda persona: nadie más puede autorizarlo.'
      : `Espera a otra persona: hay ${counted(others, 'que puede autorizarlo', 'que pueden autorizarlo')}.`,
  alone: 'Falta una segunda persona en el backoffice',
  aloneHelp:
    'Eres la única persona administradora: lo que pidas sobre dinero, parámetros o archivos del banco se queda esperando hasta que quien opera el servidor dé de alta a otra.',
  lines: (count: number) => counted(count, 'renglón', 'renglones'),
  linesLabel: 'Renglones de lo que se pide',
  look: 'Ver',
  shown: 'Lo que se pidió',
  changed: 'Cambió mientras lo veías',
  changedHelp: 'Así quedó. Revísalo de nuevo antes de decidir.',
  badge: (count: number) => counted(count, 'acto por autorizar', 'actos por autorizar'),
  noAmount: '—',
} as const;

/** What stands in place of an act that waits for its second person. */
export const waitingAct = {
  explanation: 'Ya se decidió: falta que otra persona del backoffice lo autorice.',
  title: (act: string) => `Espera a otra persona: ${act}`,
  mine: 'Lo pediste tú',
  askedBy: (name: string) => `Lo pidió ${name}`,
  until: 'vence el',
  go: 'Ver en Por autorizar',
  short: 'Espera a otra persona',
} as const;
