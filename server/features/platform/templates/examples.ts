import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { mailExampleWords as words } from '@contract/locales/es-MX/platform/mail-examples';
import { directDebitWords } from '@contract/locales/es-MX/treasury/direct-debits-server';
import { failureReasonNames } from '@contract/locales/es-MX/treasury/failure-reasons';
import type { NoticeKind } from '@contract/platform/notification-preferences';
import { recurringOrderKinds } from '@contract/treasury/recurring-orders';
import { t } from '@server/i18n';
import { type EventName, eventCalled, type FactsOf } from '../notifications/events/called';
import type { Doer, Subject, Words } from '../notifications/events/event';
import { kindOf } from '../notifications/kinds';

const id = '01900000-0000-7000-8000-000000000000';
const amount = toCentavos(1_250_000);
const less = toCentavos(320_000);
const none = toCentavos(0);
const day = toDay('2026-12-01');
const when = t(words.when);
const folio = 'SF-1042';
const project = { projectId: id, folio };
const reason = t(words.reason);
const name = t(words.person);
const by = t(words.colleague);
const trackingKey = 'MBAN01002611230098765432';
const accreditation = { accreditationId: id, equipment: t(words.equipment), until: day };
const withdrawal = { folio: 'R-2210', amount, last4: '4021' };
const commitment = { folio, opportunityId: id, amount };
const title = t(words.act);
const card = t(words.card);
const source = t(directDebitWords.source.clabe, { last4: '4021' });
const token = 'ejemplo';

/** A mailed event with what it says of each example. */
interface EventExample {
  event: EventName;
  /** What its mail's end depends on. */
  closing: { about: Subject; by: Doer };
  kind: NoticeKind;
  said: readonly Words[];
}

function of<Name extends EventName>(event: Name, ...facts: readonly FactsOf<Name>[]): EventExample {
  const called = eventCalled[event];
  return {
    event,
    closing: called,
    kind: kindOf(event),
    said: facts.map((each) => called.words(each)),
  };
}

/**
 * What every mailed event is about in a preview: an example for each of its sentences. A template is named by its event
 * and the place of its example, so that more examples come after those that are there.
 */
export const eventExamples = (): EventExample[] => [
  of('installerChosen', { ...project, product: t(words.product), place: t(words.place) }),
  of('requestAcknowledged', { ...project, product: t(words.product), amount, months: 24 }),
  of('requestApproved', { ...project, terms: t(words.terms) }),
  of('counterOffered', { ...project, terms: t(words.terms) }),
  of('requestRejected', { ...project, reason }),
  of('projectEnded', { ...project, title: t(words.ended), reason }),
  of('fundingOpened', { ...project, goal: amount, closesOn: day }),
  of('fundingReopened', { ...project, missing: less }),
  of('fundingFailed', { ...project, gathered: less, goal: amount }),
  of('fundedAndToSign', { ...project, goal: amount }),
  of('opportunityFunded', { folio, opportunityId: id, mine: less }),
  of('coObligorAccepted', { name, href: href('loanApplication', { projectId: id }) }),
  of('coObligorDeclined', { name, href: href('loanApplication', { projectId: id }) }),
  of('contractSignedByLink', { name, href: href('pendingContracts', { projectId: id }) }),
  of('promiseBroken', { folio, loanId: id, amount: less, promisedOn: day }),
  of('documentRejected', { name: t(words.document), reason, href: null }),
  of('documentReopened', { name: t(words.document), href: null }),
  of('turnToSign', { ...project, contractId: id }),
  of('contractSigned', project),
  of('turnToInstall', { ...project, siteId: null }),
  of('installationWaits', project),
  of('installationApproved', { folio, amount }),
  of('agentJoined', { agentId: id, name }),
  of('agentInvitedByStaff', { agentId: id, name }),
  of('agentInvitationWithdrawn', { name }),
  of(
    'agentRemoved',
    ...[false, true].flatMap((byStaff) => [
      { installer: t(words.installer), projects: 0, successor: null, byStaff },
      { installer: t(words.installer), projects: 1, successor: by, byStaff },
      { installer: t(words.installer), projects: 3, successor: by, byStaff },
      { installer: t(words.installer), projects: 1, successor: null, byStaff },
      { installer: t(words.installer), projects: 3, successor: null, byStaff },
    ]),
  ),
  of(
    'agentLeft',
    { agentId: id, name, projects: 0, successor: null, byStaff: false },
    { agentId: id, name, projects: 1, successor: by, byStaff: false },
    { agentId: id, name, projects: 3, successor: by, byStaff: false },
    { agentId: id, name, projects: 1, successor: null, byStaff: false },
    { agentId: id, name, projects: 3, successor: null, byStaff: false },
    { agentId: id, name, projects: 0, successor: null, byStaff: true },
  ),
  of('projectsTakenOver', { name, projects: 1 }, { name, projects: 3 }),
  of('identityDeclared', { role: 'client' }),
  of('depositReceived', { amount, trackingKey }),
  of('depositHeld', { amount, trackingKey }),
  of('depositTakenBack', { amount, owed: none, trackingKey }),
  of('depositSentBack', { amount, trackingKey }),
  of('committed', commitment),
  of('commitmentWithdrawn', commitment),
  of('commitmentTakenBack', { ...commitment, trackingKey }),
  of('commitmentReturned', { ...commitment, why: t(words.why) }),
  of('investmentBegun', { folio, amount, firstDue: day }),
  of('distributionReceived', { folio, amount: less }),
  of('distributionCorrected', { folio }),
  of('loanOverdue', { folio, dueOn: day }),
  of('withdrawalRequested', withdrawal),
  of('withdrawalCancelled', withdrawal),
  of('withdrawalSent', { ...withdrawal, trackingKey }),
  of('withdrawalReturned', withdrawal),
  of('withdrawalNotReturned', { ...withdrawal, owed: none }),
  of('withdrawalRejected', { ...withdrawal, reason }),
  of('limitsLifted', {}),
  of('limitsApplied', { reason }),
  of('creditBegun', { loanId: id, folio, payment: less, firstDue: day }),
  of('paymentReceived', {
    amount,
    reduced: less,
    creditBalance: less,
    isRepaying: true,
    reordered: true,
  }),
  of('paymentWaits', { creditBalance: less, isRepaying: true, reordered: false }),
  of('creditBalanceReturnOrdered', { amount: less, last4: '4021' }),
  of('creditBalanceReturnSent', { amount: less, trackingKey }),
  of('creditBalanceReturnBounced', { amount: less, left: less, last4: '4021' }),
  of('creditBalanceReturnNotBounced', { amount: less, last4: '4021', owed: none }),
  of('creditBalanceReturnCancelled', { amount: less, reason }),
  of('paymentReturned', { amount: less }),
  of('creditBalanceApplied', {
    amount: less,
    reduced: none,
    creditBalance: less,
    isRepaying: true,
    reordered: false,
  }),
  of('instalmentDueSoon', { folio, n: 7, dueOn: day, amount: less }),
  of('instalmentOverdue', { folio, n: 7, dueOn: day, amount: less }),
  of(
    'directDebitChanged',
    { folio, what: 'agreed', source },
    { folio, what: 'changed', source },
    { folio, what: 'paused', source },
    { folio, what: 'resumed', source },
    { folio, what: 'cancelled', source },
  ),
  of('directDebitComing', { folio, n: 7, chargeOn: day, amount: less, rest: none, source }),
  of('directDebitFailed', {
    folio,
    n: 7,
    amount: less,
    reason: t(failureReasonNames.insufficient_funds),
    retryOn: day,
  }),
  of(
    'directDebitHalted',
    { folio, why: 'source_changed', source },
    { folio, why: 'bank_refused', source },
    { folio, why: 'card_expired', source },
    { folio, why: 'card_removed', source },
    { folio, why: 'card_refused', source },
  ),
  of(
    'recurringOrderChanged',
    ...recurringOrderKinds.flatMap((kind) =>
      (['created', 'changed', 'paused', 'resumed', 'ended', 'over'] as const).map((what) => ({
        ...{ folio: 'REC-100001', kind, what },
      })),
    ),
  ),
  of('recurringDepositDue', { folio: 'REC-100001', amount: less, last4: '4021', until: day }),
  of('recurringWithdrawalWaits', {
    ...{ folio: 'REC-100001', reason: 'insufficient_funds', until: day },
  }),
  of('recurringWithdrawalSkipped', { folio: 'REC-100001', reason: 'insufficient_funds' }),
  of('creditSettled', { folio, loanId: id }),
  of('creditWrittenOff', { folio, loanId: id }),
  of('creditStandsAgain', { folio, loanId: id }),
  of('participationWrittenOff', { folio, participationId: id, amount: less, on: day }),
  of('participationStandsAgain', { folio, participationId: id, amount: less, on: day }),
  of('stagePaid', { folio, amount, trackingKey }),
  of('stageBounced', { folio, amount }),
  of('stageNotBounced', { folio, amount, trackingKey, paidAgain: false }),
  of('transferBounced', { amount, trackingKey, beneficiary: name }),
  of('programAccessChanged', { program: t(words.program), role: t(words.role) }),
  of('programAccessEnded', { program: t(words.program) }),
  of('programAdministratorInvited', { name, by, program: t(words.program) }),
  of('supportFilePublished', { title: t(words.supportFile), program: t(words.program) }),
  of('beneficiariesChanged', { count: 1 }, { count: 2 }),
  of('bankAccountChanged', { kind: 'investor', last4: '4021', from: when }),
  of('administratorInvited', { name, by }),
  of('administratorAdded', { name }),
  of('personalDataChanged', { part: 'address' }),
  of('personalDataCorrected', { part: 'general' }),
  of(
    'colleagueShut',
    { name, by, act: 'blocked' },
    { name, by, act: 'passwordReset' },
    { name, by, act: 'factorReset' },
    { name, by, act: 'unblocked' },
  ),
  of('passwordChanged', {}),
  of('emailChanged', { until: when }),
  of('emailRestored', {}),
  of('phoneChanged', { last4: '4021' }),
  of('sessionReplaced', { at: new Date('2026-12-01T16:30:00Z') }),
  of('sessionsEndedByStaff', { ended: 1 }, { ended: 2 }),
  of('blockedAfterGuesses', { token }),
  of('closedAfterCodes', { token }),
  of('passwordResetByStaff', { token }),
  of('alreadyRegistered', {}),
  of('addressChangeAsked', {}),
  of(
    'identityLinkAsked',
    { by, kind: 'individual', path: href('applicantIdentity', { clientId: id }) },
    { by, kind: 'legal_entity', path: href('applicantIdentity', { clientId: id }) },
  ),
  of('accountBlocked', {}),
  of(
    'secondFactorChanged',
    { change: 'enrolled', until: when },
    { change: 'removed', until: when },
  ),
  of('recoveryCodesRenewed', {}),
  of('secondFactorReset', {}),
  of('profileAdded', { profile: 'investor' }),
  of('profileRemoved', { profile: 'supplier' }),
  of('adminRevoked', {}),
  of('dutiesChanged', { duties: ['review', 'treasury'] }),
  of('accountRestricted', { level: 0, reason }, { level: 1, reason }, { level: 2, reason }),
  of('accountUnblocked', {}),
  of('supplierMayPrepare', {}),
  of('supplierVerified', {}),
  of('verificationRejected', { reason }),
  of('supplierSuspended', { reason }),
  of('suspensionLifted', {}),
  of('accreditationGranted', accreditation),
  of('accreditationRejected', { ...accreditation, reason }),
  of('accreditationExpiring', accreditation),
  of('leadsDue', { count: 2, names: `${name}, ${by}` }),
  of('accreditationExpired', accreditation),
  of('surveyMailed', { token: 'x'.repeat(24), installer: t(words.installer) }),
  of('cardAdded', { card }),
  of('cardRemoved', { card }),
  of('cardLinkSent', { externalId: 'x'.repeat(24) }),
  of('cardLinkClosed', {}),
  of('approvalAsked', { title, amount }, { title, amount: null }),
  of('approvalDeclined', { title, reason }),
  of('approvalTakenBack', { title }),
  of(
    'curpShared',
    { name, userId: id, other: name, matter: id },
    { name, userId: id, other: 4, matter: id },
  ),
  of('bankDayUnsound', { day, differences: 1 }, { day, differences: 2 }),
  of('dataExportReady', {}),
  of('statementReady', { kind: 'investor', from: day, to: day }),
  of('legalTextChanged', { document: 'terms', title: t(words.legalText), since: day }),
  of('investorContractChanged', { since: day }),
  of('acknowledgementChanged', {
    document: 'practicas-de-venta',
    title: t(words.legalText),
    since: day,
  }),
  of('privacyAsked', { folio: 'ARCO-31', dueOn: day }),
  of('privacyToAnswer', { folio: 'ARCO-31', dueOn: day }),
  of('privacyAnswered', { folio: 'ARCO-31', outcome: 'accepted', answer: t(words.answer) }),
  of('restructureProposed', { ...project, months: 24, firstDue: day, expiresOn: day }),
  of('restructureEnded', { folio, loanId: id, reason }),
  of('restructureDeclined', { folio, loanId: id }),
  of('restructureSigned', { folio, loanId: id, first: less, firstDue: day }),
  of('creditRestructured', { folio, months: 24, firstDue: day, rate: toBasisPoints(1800) }),
  of('creditLineGranted', { limit: amount, expiresOn: day }),
  of('creditLineRefused', { reason, isBlocked: false }, { reason, isBlocked: true }),
  of('creditDrawDecided', { folio, amount, reason: null }, { folio, amount, reason }),
  of('creditDrawPaid', { folio, amount, trackingKey, dueOn: day }),
  of(
    'creditDrawRepaid',
    { folio, amount: less, isSettled: false, source: 'deposit' },
    { folio, amount, isSettled: true, source: 'stage' },
  ),
];
