import { words } from '../../../kernel/words';

/** How a month of an order went. */
export const recurringRunStates = words('recurringRunStates', {
  waiting: 'En espera',
  arrived: 'Llegó',
  missed: 'No llegó',
  requested: 'Retiro pedido',
  nothing: 'Nada por retirar',
  skipped: 'No se hizo',
  cancelled: 'Cancelado',
});

/** What keeps a month of an order from being done. */
export const recurringRunReasonNames = words('recurringRunReasonNames', {
  insufficient_funds: 'Saldo insuficiente',
  no_account: 'Sin cuenta registrada',
  other_name: 'Cuenta a otro nombre',
  account_rests: 'Cuenta recién cambiada',
  owner_held: 'Retiros en espera por seguridad',
  restricted: 'Cuenta con límites',
});

/** Names of kinds, rules and states, on screen and in the copy of a person's data. */
export const recurringOrderNames = words('recurringOrderNames', {
  kinds: { deposit: 'Abono', withdrawal: 'Retiro' },
  states: { active: 'Activo', paused: 'En pausa', ended: 'Terminado' },
  rules: {
    fixed: 'Monto fijo',
    above: 'Lo que pase de un saldo',
    received: 'Lo que me hayan pagado mis inversiones',
  },
});
