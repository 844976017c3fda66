import { inWords } from '../auth/cooling-off';

/** Why a withdrawal to an account that was just changed has to wait. */
export const whenUsable = (usableAt: Date) =>
  `Por seguridad, podrás retirar a tu cuenta nueva a partir del ${inWords(usableAt)}.`;
