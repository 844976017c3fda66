export { naturalKeyOf, sealAccounts } from './bank-movements/line-keys';
export { sealStoredLines } from './bank-movements/seal-stored';
