export { AccountSummary } from './bank-accounts/AccountSummary';
export { BankAccountForm } from './bank-accounts/BankAccountForm';
export { BankAccountPanel } from './bank-accounts/BankAccountPanel';
export { PhonePanel } from './phones/PhonePanel';
export { PrivacyPanels } from './privacy/PrivacyPanels';
export { InviteProgramUser } from './program-users/InviteProgramUser';
export { ProgramUserTable } from './program-users/ProgramUserTable';
export { VerificationSection } from './suppliers/VerificationSection';
