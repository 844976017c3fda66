export { closeSignedDays } from './bank-days/close-day';
export { recoverDebts } from './bank-movements/debts';
export { naturalKeyOf, sealAccounts } from './bank-movements/line-keys';
export { assertAgreesWithBank, assertReconciled } from './bank-movements/reconciliation';
export { sealStoredLines } from './bank-movements/seal-stored';
export {
  chargeCard,
  settleCardCharge,
  usableCards,
} from './cards/charges';
export { forgetCard } from './cards/forget-card';
export { registerCard } from './cards/kept';
export { drawRules } from './credit-lines/draw-rules';
export { creditLineDifferences, creditLineFacts } from './credit-lines/sealed';
export { chargeSentCards } from './direct-debits/charge-cards';
export { chargeClabePlace } from './direct-debits/files';
export { followDirectDebits } from './direct-debits/follow';
export { chosenDay } from './direct-debits/rules';
export { followRecurringOrders } from './recurring-orders/follow';
export { lastTurn } from './recurring-orders/rules';
export { statementDifferences } from './statements/differences';
export { issueMonth } from './statements/issue-month';
