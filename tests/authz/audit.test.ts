import { implementations } from '@server/features/implementations';
import { expect, it } from 'vitest';

const inHistory = 'moves a credit: its table of transitions says what the trail keeps';
const byItself =
  'has no caller with a session, and writes its entry as the person that it finds out';
const ofAnother = 'is an entry about another person, or of a kind that depends on the record';
const shared = 'is written where other calls, or a job, do the same';
const nothing = 'changes nothing that is looked for in the trail';

/** Calls that change something and declare no entry of the audit trail, with the reason. */
const undeclared: Record<string, string> = {
  'POST /api/v1/templates/:templateName/preview': nothing,
  'POST /api/v1/projects/:projectId/accept': inHistory,
  'POST /api/v1/projects/:projectId/approve': inHistory,
  'POST /api/v1/projects/:projectId/cancel': inHistory,
  'POST /api/v1/projects/:projectId/decline': inHistory,
  'POST /api/v1/projects/:projectId/publish': inHistory,
  'POST /api/v1/projects/:projectId/reject': inHistory,
  'POST /api/v1/stages/:stageId/approve': inHistory,
  'POST /api/auth/login': byItself,
  'POST /api/auth/second-factor': byItself,
  'POST /api/v1/account-unlocks/redeem': byItself,
  'POST /api/v1/activations/redeem': byItself,
  'POST /api/v1/administrators/redeem': byItself,
  'POST /api/v1/agent-activations/redeem': byItself,
  'POST /api/v1/identity-captures/redeem': byItself,
  'POST /api/v1/identity-captures/photos': shared,
  'POST /api/v1/applicant-creations/redeem': byItself,
  'POST /api/v1/surveys/answer': byItself,
  'POST /api/v1/program-users/join': byItself,
  'POST /api/v1/credit-activations/accept': byItself,
  'POST /api/v1/co-obligor-onboarding/accept': byItself,
  'POST /api/v1/co-obligor-onboarding/decline': byItself,
  'POST /api/v1/co-obligor-bureau/consent': byItself,
  'POST /api/v1/co-obligor-identity/photos': shared,
  'POST /api/v1/registrations': byItself,
  'POST /api/v1/password-resets/redeem': byItself,
  'POST /api/v1/email-changes/redeem': byItself,
  'POST /api/v1/email-changes/undo': byItself,
  'POST /api/v1/impersonations/redeem': byItself,
  'POST /api/v1/bank-events': byItself,
  'POST /api/v1/bank-balance-events': byItself,
  'POST /api/v1/impersonations': ofAnother,
  'PUT /api/v1/bank-account': ofAnother,
  'POST /api/v1/users/:userId/password-reset': ofAnother,
  'POST /api/v1/users/:userId/sessions/:sessionId/end': ofAnother,
  'POST /api/v1/users/:userId/sessions/end': ofAnother,
  'POST /api/v1/users/:userId/block': ofAnother,
  'POST /api/v1/users/:userId/activation': ofAnother,
  'POST /api/v1/users/:userId/second-factor-reset': ofAnother,
  'POST /api/v1/users/:userId/admin-revocation': ofAnother,
  'POST /api/v1/users/:userId/unblock': ofAnother,
  'POST /api/v1/bank-days/:day/close': shared,
  'POST /api/v1/bank-days/:day/settle': shared,
  'POST /storagev3/documents/upload/:id': shared,
  'POST /storagev3/documents/upload/:id/update1/:docId': shared,
  'POST /storagev3/documents/upload/project/:id': shared,
  'POST /storagev3/documents/upload/project/:id/update/:docId': shared,
  'POST /storagev3/documents/upload/user/:id': shared,
  'POST /storagev3/documents/upload/user/:id/update/:docId': shared,
  'POST /api/auth/logout': nothing,
  'POST /api/v1/surveys/redeem': nothing,
  'POST /api/v1/outside-steps/resume': nothing,
  'POST /api/v1/credit-activations/redeem': nothing,
  'POST /api/v1/credit-activations/links': nothing,
  'POST /api/v1/co-obligor-onboarding/redeem': nothing,
  'POST /api/v1/co-obligor-identity/redeem': nothing,
  'POST /api/v1/co-obligor-bureau/redeem': nothing,
  'POST /api/v1/co-obligor-bureau/codes': nothing,
  'POST /api/v1/co-obligor-links': nothing,
  'POST /api/auth/renew': nothing,
  'POST /api/v1/activations': nothing,
  'POST /api/v1/password-resets': nothing,
  'POST /api/v1/applicant/:id/saveApplicantLog': nothing,
  'POST /api/v2/investor/:id/saveInvestorLog': nothing,
  'POST /api/v1/audit/verify': nothing,
  'POST /api/v1/bank-account/check': nothing,
  'POST /api/v1/document-claims': nothing,
  'POST /api/v1/document-claims/next': nothing,
  'POST /api/v1/document-claims/release': nothing,
  'POST /api/v1/document-links': nothing,
  'POST /api/v1/loans/quote': nothing,
  'POST /api/v1/notifications/read': nothing,
  'POST /api/v1/profile/phone/codes': nothing,
  'POST /api/v1/second-factor/enrolments': nothing,
  'POST /api/v1/step-up': nothing,
  'POST /api/v1/step-up/codes': nothing,
  'POST /api/v1/saved-filters': nothing,
  'PUT /api/v1/saved-filters/:savedFilterId': nothing,
  'DELETE /api/v1/saved-filters/:savedFilterId': nothing,
  'PUT /api/v1/preferences': nothing,
  'PUT /api/v1/sessions/current/location': nothing,
};

it('every call that changes something declares its entry of the audit trail, or states why not', () => {
  const silent = implementations
    .filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.audit)
    .map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(Object.keys(undeclared).sort()).toEqual(silent.sort());
});
