export { activateAccount, noteTermsAccepted } from './accounts/activate';
export { accountAt, isAddressInUse, takeAddress } from './accounts/address';
export { confirmPassword, endAccess } from './accounts/close';
export { createUser, grantRole } from './accounts/create';
export { holdOpenAccount } from './accounts/hold-open';
export { invitedAccount } from './accounts/invited';
export { leaveProgram } from './accounts/leave-program';
export { leaveRole } from './accounts/leave-role';
export { setPhone } from './accounts/phone';
export { profileOf } from './accounts/profile';
export { renameAccount } from './accounts/rename';
export { endUnactivated } from './accounts/unactivated';
export { administratorLink, hasAdministrator } from './administrators/link';
export { lockOwnAccount, ownUser, unauthenticated, wrongCode } from './auth/account';
export {
  assertNotHeld,
  coolingOffEndBy,
  coolingOffHours,
  heldUntil,
  whenHeld,
  whyOwnerHeld,
} from './auth/cooling-off';
export { identify, staffSecondFactor } from './auth/identify';
export { isKnownNetwork } from './auth/known-network';
export { validRoles } from './auth/login';
export {
  type Addressee,
  activation,
  ignore,
  letter,
  lifeInWords,
  openedByStaff,
  unconfirmed,
} from './auth/mails';
export {
  assertMayAct,
  deadLink,
  endUnboundLink,
  holderOf,
  isLinkTo,
  linkAmong,
  mintCode,
  mintLink,
  mintUnboundLink,
  redeemCode,
  redeemLink,
  redeemUnboundLink,
  spendSessionLink,
  subjectOf,
} from './auth/one-time';
export { hashPassword } from './auth/password-hash';
export { isProgramRole } from './auth/programs';
export { oneTimeLife } from './auth/rules';
export { sessionEvidence } from './auth/session-evidence';
export { beginSession } from './auth/sessions';
export { hashToken, newToken } from './auth/tokens';
export { totpPlace } from './auth/totp';
export { noteActing } from './impersonations/acting';
export { lockForProfile } from './users/lock-for-profile';
