import { movements as contract } from '@contract/treasury/movements';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { type Account, applicantUnapplied, investorAvailable } from '@server/ledger/accounts';
import { listRows } from './repository';

export const movementHandlers = implement(contract, {
  async list({ db, scope, query, principal }) {
    const { investor_id: asked, ...filters } = query;
    return listRows(db, accountOf(scope, principal.role, asked), filters);
  },
});

/** The account that holds a person's own money; staff name whose. */
function accountOf(scope: Scope, role: string, asked: string | undefined): Account {
  if (scope.kind === 'all' && asked) return investorAvailable(asked);
  if (scope.kind !== 'own' || asked) throw notFound();
  if (role === 'investor' && scope.investorId) return investorAvailable(scope.investorId);
  if (role === 'client' && scope.applicantId) return applicantUnapplied(scope.applicantId);
  throw notFound();
}
