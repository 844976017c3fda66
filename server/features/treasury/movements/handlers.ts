import { href } from '@contract/kernel/screens';
import { movements as contract } from '@contract/treasury/movements';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { type Account, applicantUnapplied, investorAvailable } from '@server/ledger/accounts';
import { listRows, type Reader } from './repository';

export const movementHandlers = implement(contract, {
  async list({ db, scope, query, principal }) {
    const { investor_id: investorId, applicant_id: applicantId, ...filters } = query;
    const account =
      scope.kind === 'all'
        ? accountNamed(investorId, applicantId)
        : investorId || applicantId
          ? null
          : ownAccount(scope, principal.role);
    if (!account) throw notFound();
    return listRows(db, account, filters, readerOf(scope));
  },
});

/** Staff see the project, its applicant their credit, and an investor their part of it. */
function readerOf(scope: Scope): Reader {
  return {
    investorId: scope.kind === 'own' ? (scope.investorId ?? null) : null,
    placeOf({ project_id: projectId, loan_id: loanId, participation_id: participationId }) {
      if (scope.kind === 'all') {
        return projectId && href('backofficeProjectShow', { projectId });
      }
      if (scope.kind !== 'own') return null;
      if (scope.investorId) {
        return participationId && href('participationShow', { participationId });
      }
      return loanId && href('applicantLoan', { loanId });
    },
  };
}

/** The account that staff name: an investor's, or an applicant's. */
function accountNamed(investorId?: string, applicantId?: string): Account | null {
  if (investorId && applicantId) return null;
  if (investorId) return investorAvailable(investorId);
  return applicantId ? applicantUnapplied(applicantId) : null;
}

/** The account that holds a person's own money. */
function ownAccount(scope: Scope, role: string): Account | null {
  if (scope.kind !== 'own') return null;
  if (role === 'investor' && scope.investorId) return investorAvailable(scope.investorId);
  return role === 'client' && scope.applicantId ? applicantUnapplied(scope.applicantId) : null;
}
