export { AccountSummary } from './bank-accounts/AccountSummary';
export { BankAccountForm } from './bank-accounts/BankAccountForm';
export { VerificationSection } from './suppliers/VerificationSection';
