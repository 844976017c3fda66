import { toCentavos } from '@contract/kernel/fields/centavos';
import { investors as contract } from '@contract/people/investors';
import { implement } from '@server/http/implement';
import { listInvestors } from './repository';

export const investorHandlers = implement(contract, {
  async list({ db, scope, query }) {
    const page = await listInvestors(db, scope, query);
    return {
      ...page,
      items: page.items.map(({ investor, user, committed, participations, hasAccount }) => ({
        id: investor.id,
        user_id: user.id,
        full_name: user.fullName,
        email: user.email,
        person_type: user.personType,
        committed_cents: toCentavos(BigInt(committed)),
        participations,
        has_account: hasAccount,
        created_at: investor.createdAt.toISOString(),
      })),
    };
  },
});
