import { words } from '../../../kernel/words';

/** What the server says of what investors have done each month. */
export const recurringOrderWords = words('recurringOrderWords', {
  hasOne: {
    deposit: 'Ya tienes un abono recurrente. Puedes cambiarlo en esta pantalla.',
    withdrawal: 'Ya tienes un retiro recurrente. Puedes cambiarlo en esta pantalla.',
  },
  depositRule: 'Un abono recurrente es de un monto fijo.',
  endsBefore: 'Con esa fecha no queda ningún mes por hacer. Elige una posterior al próximo día.',
  otherState: 'Su estado cambió mientras tanto. Revísalo en esta pantalla.',
  over: 'Ya se terminó. Puedes activar otro en esta pantalla.',
});
