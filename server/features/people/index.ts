export { accreditedEquipment, accreditedTechnologies } from './accreditations/accredited';
export { followAccreditations } from './accreditations/follow';
export { acknowledgementDifferences } from './acknowledgements/sealed';
export { acknowledgedTextsAt } from './acknowledgements/texts';
export { becomeApplicant, invitingInstaller, joinAsApplicant } from './applicant-invitations/join';
export { type BankAccount, bankAccountOf, isOfAnotherToo } from './bank-accounts/account';
export { accountMark } from './bank-accounts/account-mark';
export { markStoredAccounts } from './bank-accounts/mark-stored';
export { isRegisteredByOther } from './bank-accounts/registered';
export { clabePlace, whyNoMoneyTo } from './bank-accounts/rules';
export { sameName } from './bank-accounts/same-name';
export { beneficiariesOf } from './beneficiaries/repository';
export { missingOfBeneficiaries } from './beneficiaries/rules';
export { bureauConsentOf } from './consents/repository';
export {
  identityCheckOf,
  identityColumns,
  openIdentity,
  type StoredIdentity,
} from './identity-checks/repository';
export { identityWaits } from './identity-checks/rules';
export { missingBeforeCommitting } from './investor-contracts/gate';
export { investorContractPdf } from './investor-contracts/pdf';
export {
  hasInvestorContract,
  investorTextAt,
  keepSignedContract,
} from './investor-contracts/signed';
export { keptPerson } from './kept-person';
export { acceptLegalTexts, acceptLegalTextsOfAll } from './legal/accept';
export { tellOfNewVersions } from './legal/tell-of-versions';
export { ofInvestor, ownInvestorId } from './memberships/investor-scope';
export { clabeOf, createMembership } from './memberships/memberships';
export {
  findOwners,
  type Owner,
  ownerById,
  ownerOfClabe,
  usersCredited,
} from './memberships/owners';
export { missingFor } from './missing';
export { importPlaces } from './postal-codes/import';
export { placesIn } from './postal-codes/rules';
export { copyOf, forgetExports, makeExport } from './privacy/export';
export { forgetUnanswered } from './privacy/forget-unanswered';
export { referencesOf } from './references/repository';
export { missingOfReferences } from './references/rules';
export { forgetVisitors } from './referrals/visits';
export { placeOfRequest, prospectAsked } from './request-place';
export { rightAnswers } from './risk-acknowledgements/rules';
export { hasAcknowledgedRisk, keepTry } from './risk-acknowledgements/tries';
export { sharedWith } from './same-person';
export { takesWork, verifiedSupplier } from './suppliers/takes-work';
export { type TaxIdentity, taxIdentitiesOf } from './tax-identities';
export { workProfilesOf, worksIn } from './work-profiles/kept';
