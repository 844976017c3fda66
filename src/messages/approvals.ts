import type { ApprovalOutcome } from '@contract/approvals';

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
  confirmAmount: (amount: string) => `Autorizar ${amount}`,
  confirmTitle: '¿Autorizar lo que pidió otra persona?',
  confirmText: 'Se hace en este momento, con tu nombre junto al de quien lo pidió.',
  decline: 'No autorizar',
  declineTitle: 'No autorizar',
  declineHelp: 'Quien lo pidió lee el motivo.',
  withdraw: 'Retirar',
  withdrawTitle: 'Retirar lo que pediste',
  withdrawHelp: 'El motivo queda en la bitácora.',
  yours: 'Espera a otra persona',
  noAmount: '—',
} as const;
