export { unauthenticated } from './auth/account';
export { identify, staffSecondFactor } from './auth/identify';
export { isKnownNetwork } from './auth/known-network';
export { mintLink, spendSessionLink } from './auth/one-time';
export { oneTimeLife } from './auth/rules';
export { beginSession } from './auth/sessions';
export { noteActing } from './impersonations/acting';
export { createMembership, createUser, grantRole } from './registrations/people';
export { endUnactivated } from './registrations/unactivated';
