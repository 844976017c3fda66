import { returnAlerts } from './compliance/alerts/return-alerts';
import { photoDecided } from './credit/co-obligors/decided';
import { knownOfCoObligor as knownByCredit } from './credit/co-obligors/known';
import { coObligorData } from './credit/co-obligors/personal-data';
import { coObligorKinds } from './credit/co-obligors/texts';
import { collectionData } from './credit/collections/personal-data';
import { returnCollections } from './credit/collections/return-cases';
import { committeeData } from './credit/committee/personal-data';
import { contractSignerData } from './credit/contract-signers/personal-data';
import { loanContract } from './credit/contracts/template';
import { equipmentData } from './credit/equipment/personal-data';
import { estimateData } from './credit/estimates/personal-data';
import { incomeData } from './credit/income-sources/personal-data';
import { leadData } from './credit/leads/personal-data';
import { creditMoved } from './credit/life-cycle/credit-moved';
import { isChargedByItself } from './credit/payments/charged-by-itself';
import { paymentData } from './credit/payments/personal-data';
import { preparedRequestData } from './credit/prepared-requests/personal-data';
import { countProjectsOutside, releaseProjects } from './credit/program-projects/release';
import { handOverProjects } from './credit/projects/hand-over';
import { loanLimitsOf as creditLimitsOf } from './credit/projects/loan-limits';
import { creditData } from './credit/projects/personal-data';
import { restructureData } from './credit/restructures/personal-data';
import { keptOfStage } from './credit/stages/kept-of-stage';
import { returnsHeld } from './credit/stages/returns-held';
import { surveyData } from './credit/surveys/personal-data';
import { coObligorDecided } from './documents/documents/co-obligor-decided';
import { requiredOfPerson } from './documents/documents/missing';
import { documentData } from './documents/documents/personal-data';
import { knownOfCoObligor, knownOfPerson } from './documents/review/known-of-person';
import { lettersOfExample } from './example-letters';
import { investmentData } from './funding/commitments/personal-data';
import { followCredit } from './funding/opportunities/follow-credit';
import { investorPosition as positionOf } from './funding/participations/position';
import { accountData } from './identity/accounts/personal-data';
import { endRecords } from './identity/accounts/unactivated';
import { isSessionOver as sessionIsOver } from './identity/auth/identify';
import {
  hasSignedContract,
  investorPosition,
  investorStatusOf,
  lacksData,
  loanLimitsOf,
} from './identity/users/upper-facts';
import { accreditationData } from './people/accreditations/personal-data';
import { acknowledgementData } from './people/acknowledgements/personal-data';
import { acknowledgementKinds } from './people/acknowledgements/texts';
import { agentTrainingData } from './people/agent-training/personal-data';
import { handOverProjects as handOverFrom } from './people/agents/hand-over';
import { agentInvitationData } from './people/agents/personal-data';
import { applicantInvitationData } from './people/applicant-invitations/personal-data';
import { bankAccountData } from './people/bank-accounts/personal-data';
import { beneficiaryData } from './people/beneficiaries/personal-data';
import { balanceWithin } from './people/general-data/balance';
import { identityCheckData } from './people/identity-checks/personal-data';
import { hasInvestorContract } from './people/investor-contracts/signed';
import { investorContractKinds } from './people/investor-contracts/template';
import { investorStatusOf as statusOfInvestor } from './people/investors/status';
import { knownOfPerson as knownByPeople } from './people/known-of-person';
import { legalData } from './people/legal/personal-data';
import { consentKinds, riskKind } from './people/legal/texts';
import { endRecords as endPeopleRecords } from './people/memberships/memberships';
import { membershipData } from './people/memberships/personal-data';
import { missesData } from './people/missing';
import { noteData } from './people/person-notes/personal-data';
import { privacyData } from './people/privacy/personal-data';
import { profileData } from './people/profiles/personal-data';
import { programInvitationData } from './people/program-users/personal-data';
import {
  countProjectsOutside as projectsOutside,
  releaseProjects as releaseFrom,
} from './people/program-users/release-projects';
import { referenceData } from './people/references/personal-data';
import { referralData } from './people/referrals/personal-data';
import { companyPapers } from './people/suppliers/papers';
import { workProfileData } from './people/work-profiles/personal-data';
import { personalData } from './personal-data';
import { unsoundDays } from './platform/backoffice-summary/unsound-days';
import { mailData } from './platform/mails/personal-data';
import { notificationData } from './platform/notifications/personal-data';
import { returnCases } from './platform/notifications/return-cases';
import { isSessionOver } from './platform/notifications/session-over';
import { savedFilterData } from './platform/saved-filters/personal-data';
import { contractKinds } from './platform/templates/contract-kinds';
import { exampleLetters } from './platform/templates/mail-registry';
import { prospectData } from './program/prospects/personal-data';
import { supportReadData } from './program/support-files/personal-data';
import { balanceWithin as investorBalanceWithin } from './treasury/balances/investor-balance';
import { moneyData } from './treasury/balances/personal-data';
import { isUnsound } from './treasury/bank-days/states';
import { cardData } from './treasury/cards/personal-data';
import { collectFromStage } from './treasury/credit-lines/collect';
import { creditLineData } from './treasury/credit-lines/personal-data';
import { isCharged } from './treasury/direct-debits/is-charged';
import { investmentPlanData } from './treasury/investment-plans/personal-data';
import { incomeTargetData } from './treasury/passive-income/personal-data';
import { recurringOrderData } from './treasury/recurring-orders/personal-data';
import { withReturnsHeld } from './treasury/transfers/owes';

/** What lower domains ask of upper ones; done once, before the first call. */
export function connectDomains(): void {
  coObligorDecided.connect(photoDecided);
  creditMoved.connect(followCredit);
  knownOfPerson.connect(knownByPeople);
  knownOfCoObligor.connect(knownByCredit);
  endRecords.connect(endPeopleRecords);
  handOverFrom.connect(handOverProjects);
  releaseFrom.connect(releaseProjects);
  projectsOutside.connect(countProjectsOutside);
  keptOfStage.connect(collectFromStage);
  returnsHeld.connect((tx, investorIds) => withReturnsHeld(tx, 'investor', investorIds));
  isChargedByItself.connect(isCharged);
  isSessionOver.connect(sessionIsOver);
  returnCases.connect(async (tx, leaving) => {
    await returnCollections(tx, leaving);
    await returnAlerts(tx, leaving);
  });
  lacksData.connect(missesData);
  hasSignedContract.connect(hasInvestorContract);
  loanLimitsOf.connect(creditLimitsOf);
  investorPosition.connect(positionOf);
  investorStatusOf.connect(statusOfInvestor);
  companyPapers.connect(requiredOfPerson);
  balanceWithin.connect(investorBalanceWithin);
  personalData.connect(() => [
    accountData,
    membershipData,
    legalData,
    applicantInvitationData,
    agentInvitationData,
    programInvitationData,
    profileData,
    noteData,
    identityCheckData,
    referenceData,
    beneficiaryData,
    bankAccountData,
    workProfileData,
    accreditationData,
    agentTrainingData,
    acknowledgementData,
    referralData,
    privacyData,
    notificationData,
    savedFilterData,
    mailData,
    documentData,
    preparedRequestData,
    equipmentData,
    leadData,
    estimateData,
    surveyData,
    coObligorData,
    incomeData,
    contractSignerData,
    creditData,
    paymentData,
    committeeData,
    collectionData,
    restructureData,
    investmentData,
    moneyData,
    incomeTargetData,
    investmentPlanData,
    recurringOrderData,
    creditLineData,
    cardData,
    prospectData,
    supportReadData,
  ]);
  unsoundDays.connect(() => isUnsound);
  exampleLetters.connect(lettersOfExample);
  contractKinds.connect(() => [
    loanContract,
    ...Object.values(investorContractKinds),
    ...Object.values(consentKinds),
    riskKind,
    ...Object.values(acknowledgementKinds),
    ...Object.values(coObligorKinds),
  ]);
}
