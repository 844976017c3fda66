import { words } from '../../../kernel/words';

/** What investors are told of what they have done each month. */
export const recurringOrderEventWords = words('recurringOrderEventWords', {
  changed: {
    deposit: {
      created: 'Activaste tu abono recurrente {{folio}}',
      changed: 'Cambiaste tu abono recurrente {{folio}}',
      paused: 'Pausaste tu abono recurrente {{folio}}',
      resumed: 'Reanudaste tu abono recurrente {{folio}}',
      ended: 'Terminaste tu abono recurrente {{folio}}',
      over: 'Terminó tu abono recurrente {{folio}}',
    },
    withdrawal: {
      created: 'Activaste tu retiro recurrente {{folio}}',
      changed: 'Cambiaste tu retiro recurrente {{folio}}',
      paused: 'Pausaste tu retiro recurrente {{folio}}',
      resumed: 'Reanudaste tu retiro recurrente {{folio}}',
      ended: 'Terminaste tu retiro recurrente {{folio}}',
      over: 'Terminó tu retiro recurrente {{folio}}',
    },
  },
  changedText: {
    deposit: {
      created: 'Te recordaremos cada mes, el día que elegiste, que hagas tu transferencia.',
      changed: 'Desde ahora te lo recordamos con las condiciones nuevas.',
      paused: 'No te lo recordaremos hasta que lo reanudes.',
      resumed: 'Volvemos a recordártelo cada mes.',
      ended: 'Ya no te lo recordaremos. Puedes activar otro cuando quieras.',
      over: 'Pasó la última fecha que elegiste. Puedes activar otro cuando quieras.',
    },
    withdrawal: {
      created:
        'Pediremos un retiro por ti cada mes, a la cuenta que tengas registrada. Si no fuiste tú, páusalo y escríbenos.',
      changed:
        'Desde ahora pedimos tus retiros con las condiciones nuevas. Si no fuiste tú, páusalo y escríbenos.',
      paused: 'No pediremos retiros por ti hasta que lo reanudes.',
      resumed: 'Volvemos a pedir un retiro por ti cada mes. Si no fuiste tú, páusalo y escríbenos.',
      ended: 'Ya no pediremos retiros por ti. Puedes activar otro cuando quieras.',
      over: 'Pasó la última fecha que elegiste. Puedes activar otro cuando quieras.',
    },
  },
  due: 'Hoy toca tu abono de {{amount, mxn}}',
  dueText:
    'Abono recurrente {{folio}}: transfiere {{amount, mxn}} desde una cuenta a tu nombre a tu CLABE de abono, la que termina en {{last4}}, con el concepto {{folio}}. Cuenta para este mes si llega hasta el {{day, day}}. Copia la CLABE completa en el portal.',
  waits: 'Aún no pudimos pedir tu retiro recurrente {{folio}}',
  waitsText: '{{reason}} Lo intentaremos cada hora hasta el {{day, day}}.',
  skipped: 'Este mes no se pidió tu retiro recurrente {{folio}}',
  skippedText:
    '{{reason}} Lo pediremos otra vez el próximo mes; si lo necesitas antes, retira a mano.',
  reasons: {
    insufficient_funds: 'Tu saldo disponible no alcanza.',
    no_account: 'No tienes una cuenta registrada para tus retiros.',
    other_name: 'La cuenta registrada no está a tu nombre de hoy.',
    account_rests: 'Cambiaste tu cuenta hace poco y por seguridad aún no recibe retiros.',
    owner_held:
      'Cambiaste tu correo o tu segundo paso hace poco y por seguridad tus retiros esperan.',
    restricted: 'Tu cuenta tiene límites por ahora.',
  },
});
