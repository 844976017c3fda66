import { words } from '../../../kernel/words';

/** Why a bank did not charge an account or a card, in the words of banks. */
export const failureReasonNames = words('failureReasonNames', {
  insufficient_funds: 'Fondos insuficientes',
  bank_unavailable: 'Falla o indisponibilidad del banco',
  over_limit: 'El monto rebasa el límite de la cuenta o tarjeta',
  account_closed: 'Cuenta cancelada',
  account_blocked: 'Cuenta bloqueada',
  account_unknown: 'Cuenta inexistente',
  holder_differs: 'El titular no coincide',
  mandate_unknown: 'El banco no reconoce la domiciliación',
  mandate_revoked: 'La persona canceló la domiciliación en su banco',
  card_expired: 'La tarjeta venció',
  card_removed: 'La tarjeta se quitó',
  card_refused: 'El banco rechazó la tarjeta',
});
