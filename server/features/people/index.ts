export { type BankAccount, bankAccountOf } from './bank-accounts/account';
export { accountMark } from './bank-accounts/account-mark';
export {
  assertNotHeld,
  coolingOffEnd,
  heldUntil,
  inWords,
  whenHeld,
  whenOwnerHeld,
} from './bank-accounts/cooling-off';
export { markStoredAccounts } from './bank-accounts/mark-stored';
export { isRegisteredByOther } from './bank-accounts/registered';
export { whenUsable } from './bank-accounts/rules';
export { sameName } from './bank-accounts/same-name';
export { acceptLegalTexts } from './legal/accept';
export { ofInvestor, ownInvestorId } from './memberships/investor-scope';
export { clabeOf, endRecords, openRecord } from './memberships/memberships';
export {
  findOwners,
  type Owner,
  ownerById,
  ownerOfClabe,
  usersCredited,
} from './memberships/owners';
