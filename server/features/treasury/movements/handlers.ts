import { movements as contract } from '@contract/treasury/movements';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { type Account, applicantUnapplied, investorAvailable } from '@server/ledger/accounts';
import { listRows } from './repository';

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
    return listRows(db, account, filters);
  },
});

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
