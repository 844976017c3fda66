import { words } from '../../../kernel/words';

/** Why a bank did not charge an account, in the words of banks. */
export const failureReasonNames = words('failureReasonNames', {
  insufficient_funds: 'Fondos insuficientes',
  bank_unavailable: 'Falla o indisponibilidad del banco',
  over_limit: 'El monto rebasa el límite de la cuenta',
  account_closed: 'Cuenta cancelada',
  account_blocked: 'Cuenta bloqueada',
  account_unknown: 'Cuenta inexistente',
  holder_differs: 'El titular no coincide',
  mandate_unknown: 'El banco no reconoce la domiciliación',
  mandate_revoked: 'La persona canceló la domiciliación en su banco',
});
