export { assertCoObligorReady } from './co-obligors/ready';
export { followCollections } from './collections/follow';
export { assertPublishable } from './committee/conditions';
export { draftContract, ensureContract } from './contracts/create';
export { contractDifferences, sealStoredContracts } from './contracts/sealed';
export { remindOfLeads } from './leads/remind';
export { assertAllowed } from './life-cycle/allowed';
export type { CreditMoved } from './life-cycle/credit-moved';
export { by, type Doer, moveCredit } from './life-cycle/move-credit';
export { agreedCalendar, calendarsOf, unpaid } from './loans/calendar';
export { annualCostByDays, publishedCat } from './loans/cat';
export { type Flow, internalRate } from './loans/internal-rate';
export { delinquencyBucket } from './loans/late-interest';
export { type Instalment, type LoanOwed, owedOf } from './loans/owed';
export { catOf, openingFeeOf, scheduleOf, termsOf } from './loans/quote';
export { referenceTerms } from './loans/reference-terms';
export { dueDays } from './loans/schedule';
export { sealStoredTerms } from './loans/sealed-terms';
export { applyPayment, totalsByComponent } from './loans/waterfall';
export { applyMoney, loanForPayment, unapplyMoney } from './payments/apply';
export { type Chargeable, chargeableOf } from './payments/chargeable';
export { applyCreditBalances } from './payments/credit-balance';
export { creditsOn } from './payments/credits-on';
export { loanDifferences } from './payments/differences';
export { owedByLoan } from './payments/owed-now';
export { remindOfInstalments } from './payments/reminders';
export { saveShares } from './payments/shares';
export { holdApplicant } from './payments/standing';
export { paymentRatesOn } from './payments/withholding';
export { settleProgramFigures } from './program-figures/settle';
export { actOn, partiesOf } from './projects/money-act';
export { findProject, lockProject, type ProjectRow, saveOfferSheet } from './projects/project';
export { addProjectEvent } from './projects/timeline';
export { loadedUdi, udiRead } from './projects/udi';
export { draftRestructure } from './restructures/draft';
export { termsNow } from './restructures/signed';
export { findStage } from './stages/describe';
export { assertInvestorsOweNothing, whyInvestorsOwe } from './stages/investors-owe';
export { keptOfStage } from './stages/kept-of-stage';
export { payableAccount, payableTo, whyNotPayer } from './stages/payable-account';
export {
  actOnStage,
  lockStage,
  type Stage,
  setListed,
  setPaid,
  setUnpaid,
  transferOf,
} from './stages/stage';
export { startInstalling } from './stages/start';
