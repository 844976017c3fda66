import { collectionNames, collectionPage } from '@contract/locales/es-MX/credit/collections';
import { committeeWords } from '@contract/locales/es-MX/credit/committee';
import { signingPartyName } from '@contract/locales/es-MX/credit/contracts';
import { decisionWords } from '@contract/locales/es-MX/credit/decisions';
import { earlyUseNames } from '@contract/locales/es-MX/credit/early-payments';
import { incomeKindName, incomePeriodName } from '@contract/locales/es-MX/credit/income-names';
import { preparedRequests } from '@contract/locales/es-MX/credit/prepared-requests';
import { productWords } from '@contract/locales/es-MX/credit/products';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { restructureScreen } from '@contract/locales/es-MX/credit/restructures';
import { stageStatusName } from '@contract/locales/es-MX/credit/stages';
import { surveyWords } from '@contract/locales/es-MX/credit/surveys';
import { tariffName } from '@contract/locales/es-MX/credit/tariffs';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { commitmentStatusName } from '@contract/locales/es-MX/funding/commitments';
import { sexName } from '@contract/locales/es-MX/funding/offer-items';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { session } from '@contract/locales/es-MX/identity/session';
import { accreditationStateName } from '@contract/locales/es-MX/people/accreditation-names';
import { acknowledgementTexts } from '@contract/locales/es-MX/people/acknowledgement-texts';
import { applicantInvitationWords } from '@contract/locales/es-MX/people/applicant-invitations';
import { consentTexts } from '@contract/locales/es-MX/people/consent-texts';
import { copyValues } from '@contract/locales/es-MX/people/copy-values';
import {
  identityCheckByKind,
  identityChecks,
} from '@contract/locales/es-MX/people/identity-checks';
import { legal } from '@contract/locales/es-MX/people/legal';
import { personKindName } from '@contract/locales/es-MX/people/person-kinds';
import { privacy, privacyStaff } from '@contract/locales/es-MX/people/privacy';
import * as profile from '@contract/locales/es-MX/people/profiles';
import { supplierStaff, supplierStandingName } from '@contract/locales/es-MX/people/suppliers';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospectSourceName } from '@contract/locales/es-MX/program/prospect-work';
import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { cardBrandName } from '@contract/locales/es-MX/treasury/card-names';
import { creditLine } from '@contract/locales/es-MX/treasury/credit-lines';
import { autopay, chargeStates } from '@contract/locales/es-MX/treasury/direct-debits';
import { failureReasonNames } from '@contract/locales/es-MX/treasury/failure-reasons';
import { money, withdrawalStatusName } from '@contract/locales/es-MX/treasury/money';
import { payout } from '@contract/locales/es-MX/treasury/payouts';
import {
  recurringOrderNames,
  recurringRunReasonNames,
  recurringRunStates,
} from '@contract/locales/es-MX/treasury/recurring-order-names';
import { t, texts } from '@server/i18n';

const documentNames = {
  terms: t(legal.termsTitle),
  privacy: t(legal.privacyTitle),
  electronic_statements: t(consentTexts.electronic_statements.title),
  bureau: t(consentTexts.bureau.title),
  'practicas-de-venta': t(acknowledgementTexts['practicas-de-venta'].title),
  'datos-de-clientes': t(acknowledgementTexts['datos-de-clientes'].title),
};

const fileStatuses = {
  pending: t(documents.pending),
  verificado: t(documents.verified),
  rechazado: t(documents.rejected),
  loaded: t(documents.loaded),
  closed: t(documents.closed),
};

const partyNames = {
  kind: texts(personKindName),
  relation: texts(identityChecks.relations),
  funds_source: texts(identityChecks.sources),
  paper: texts(identityChecks.papers),
};

/** What codes are called, by the part of the copy and the fields on the way to them; what has none stays as it is. */
const named: Record<string, Readonly<Record<string, string>>> = {
  'account.roles': texts(roleName),
  'account.person_type': texts(personKindName),
  'portal_activity.event': texts(copyValues.portalEvents),
  'portal_activity.details.reason': texts(session.endedBy),
  'works_in_programs.role': texts(roleName),
  'company_decisions.act': texts(supplierStaff.act),
  'company_decisions.from': texts(supplierStandingName),
  'company_decisions.to': texts(supplierStandingName),
  'legal_acceptances.document': documentNames,
  'legal_revocations.document': documentNames,
  'legal_notices.document': documentNames,
  'acknowledgements.document': documentNames,
  'applicant_invitations.state': texts(applicantInvitationWords.states),
  'profile.sex': texts(sexName),
  'profile.marital_regime': texts(profile.maritalRegimeName),
  'tax_profile.regime': texts(profile.taxRegimeName),
  'tax_profile.cfdi_use': texts(profile.cfdiUseName),
  'about_you.housing': texts(profile.housingName),
  'about_you.education': texts(profile.educationName),
  'about_you.experience': texts(profile.experienceName),
  'about_you.objective': texts(profile.objectiveName),
  'about_you.horizon': texts(profile.horizonName),
  'about_you.loss_tolerance': texts(profile.lossToleranceName),
  'about_you.business_sector': texts(profile.businessSectorName),
  'about_you.business_size': texts(profile.businessSizeName),
  'identity_check.pep': texts(identityCheckByKind.individual.peps),
  'identity_check.funds_source': texts(identityChecks.sources),
  'identity_check.controllers.control': texts(identityChecks.controls),
  ...within('resource_provider', partyNames),
  ...within('real_owner', partyNames),
  'work.technologies': texts(productWords),
  'accreditations.status': texts(accreditationStateName),
  'agent_training.part': texts(copyValues.trainingParts),
  'privacy_requests.kind': texts(privacyStaff.rights),
  'privacy_requests.outcome': texts(privacy.outcomes),
  'documents.status': fileStatuses,
  'prepared_requests.state': texts(preparedRequests.states),
  'credits.status': texts(projectStatusName),
  'credits.loan.status': texts(copyValues.loanStatuses),
  'credits.sites.tariff': texts(tariffName),
  'income_sources.kind': texts(incomeKindName),
  'income_sources.period': texts(incomePeriodName),
  'credit_reports.source': texts(copyValues.reportSources),
  'credit_decisions.kind': texts(decisionWords.titles),
  'credit_decisions.reasons': texts(committeeWords.reasons),
  'payments.applied.component': texts(copyValues.components),
  'early_payments.early_use': texts(earlyUseNames),
  'installations.status': texts(stageStatusName),
  'surveys.reasons': texts(surveyWords.reason),
  'credits.contract_signers.party': texts(signingPartyName),
  'signatures.party': texts(signingPartyName),
  'signatures.evidence.party': texts(signingPartyName),
  'signatures.evidence.factor': texts(copyValues.factors),
  'collection_acts.kind': texts(collectionPage.kinds),
  'collection_acts.channel': texts(collectionNames.channel),
  'collection_acts.party': texts(collectionNames.party),
  'collection_acts.result': texts(collectionNames.result),
  'restructures.status': texts(restructureScreen.statuses),
  'credit_line_requests.status': texts(copyValues.lineRequests),
  'credit_line_draws.status': texts(creditLine.statuses),
  'investments.status': texts(commitmentStatusName),
  'deposits.status': texts(treasury.statuses),
  'credit_balance_returns.status': texts(payout.statuses),
  'direct_debits.status': texts(autopay.states),
  'recurring_orders.kind': texts(recurringOrderNames.kinds),
  'recurring_orders.status': texts(recurringOrderNames.states),
  'recurring_orders.order_rule': texts(recurringOrderNames.rules),
  'recurring_order_runs.kind': texts(recurringOrderNames.kinds),
  'recurring_order_runs.status': texts(recurringRunStates),
  'recurring_order_runs.reason': texts(recurringRunReasonNames),
  'cards.brand': texts(cardBrandName),
  'cards.charges.state': texts(copyValues.cardCharges),
  'cards.charges.reason': texts(copyValues.declineReasons),
  'leads.source': texts(prospectSourceName),
  'leads.status': texts(prospectStatusName),
  'direct_debit_charges.status': texts(chargeStates),
  'direct_debit_charges.reason': texts(failureReasonNames),
  'movements.account': {
    available: t(money.available),
    reserved: t(money.reserved),
    in_transit: t(money.inTransit),
    ...texts(copyValues.accounts),
  },
  'withdrawals.status': texts(withdrawalStatusName),
  'prospect_of_program.source': texts(prospectSourceName),
  'prospect_of_program.status': texts(prospectStatusName),
};

function within(part: string, fields: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, names]) => [`${part}.${field}`, names]),
  );
}

const countries = new Intl.DisplayNames(['es-MX'], { type: 'region' });

/**
 * A value of the copy as people read it: what a code is called, or the value itself where it is none.
 *
 * @param place its part and the fields on the way to it, `credits.loan.status`; places in lists are no part of it
 */
export function valueShown(place: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (place === 'profile.nationality') return countries.of(value) ?? value;
  return named[place]?.[value] ?? value;
}
