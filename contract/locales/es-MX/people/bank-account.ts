import { words } from '../../../kernel/words';

/** Texts of the account to which a person's own money goes, by what it is for. */
export const bankAccount = words('bankAccount', {
  account: 'Cuenta',
  holder: 'Titular',
  save: 'Guardar cuenta',
  change: 'Cambiar cuenta',
  register: 'Registra tu cuenta bancaria',
  willRest_one:
    'Por seguridad, la cuenta que guardes recibe dinero {{count, number}} hora después.',
  willRest_other:
    'Por seguridad, la cuenta que guardes recibe dinero {{count, number}} horas después.',
  coolDown:
    'Por seguridad, una cuenta nueva descansa antes de recibir dinero: esta lo recibe a partir del {{when}}.',
  held: 'Por seguridad, porque cambió tu verificación en dos pasos o tu correo, podrás mover dinero o cambiar tu cuenta a partir del {{when}}.',
  /** What staff see of it before they pay. */
  reveal: 'Ver la cuenta completa',
  whole: 'Cuenta completa',
  registered: 'Registrada por su titular el {{when}}.',
  reportedSince: 'El banco avisó de depósitos desde ella a partir del {{day}}.',
  neverReported: 'El banco no ha avisado de depósitos desde ella.',
  alsoOf: 'La misma CLABE la registró también otra persona. Revisa por qué:',
});

const ofPerson = {
  uses: {
    withdrawals: 'Registra la cuenta a tu nombre que recibirá tus retiros.',
    returns: 'Registra la cuenta a tu nombre que recibirá tu saldo a favor.',
    stages: 'Registra la cuenta a tu nombre que recibirá el pago de las etapas.',
  },
  otherName:
    'Esta cuenta está a otro nombre que el tuyo de ahora: para recibir dinero en ella, regístrala de nuevo con tu nombre.',
};

/** Whose name the account is in, as a person and as a company read it. */
export const bankAccountByKind = words('bankAccountByKind', {
  individual: ofPerson,
  legal_entity: {
    uses: {
      withdrawals: 'Registra la cuenta a nombre de la empresa que recibirá sus retiros.',
      returns: 'Registra la cuenta a nombre de la empresa que recibirá su saldo a favor.',
      stages: 'Registra la cuenta de la empresa que recibirá el pago de las etapas.',
    },
    otherName:
      'Esta cuenta está a otro nombre que el de la empresa de ahora: para recibir dinero en ella, regístrala de nuevo con ese nombre.',
  } satisfies typeof ofPerson,
});
