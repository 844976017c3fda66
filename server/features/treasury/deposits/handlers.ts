import { bankOf } from '@contract/kernel/fields/clabe';
import { deposits as contract, type Deposit } from '@contract/treasury/deposits';
import { pageOf } from '@server/db/page';
import { investors } from '@server/db/schema/people';
import { bankMovements } from '@server/db/schema/treasury';
import type { Vault } from '@server/db/vault';
import { ofInvestor, ownInvestorId } from '@server/features/people';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, eq, type SQL } from 'drizzle-orm';
import { senderOf } from '../bank-movements/line-keys';

/** Deposits are the bank's movements that became an investor's balance, or will when staff accept them. */
const scopeFilter = (scope: Scope): SQL | undefined =>
  and(eq(bankMovements.matchedKind, 'investor'), ofInvestor(scope, bankMovements.matchedId));

export const depositHandlers = implement(contract, {
  async list({ db, scope, query, vault }) {
    const page = await pageOf(db, query, {
      table: bankMovements,
      id: bankMovements.id,
      select: db.select().from(bankMovements),
      own: (row) => row,
      within: scopeFilter(scope),
      filters: {},
      sorts: { occurred_on: bankMovements.occurredOn },
      defaultSort: '-occurred_on',
    });
    return { ...page, items: page.items.map((row) => describe(vault, row)) };
  },

  async show({ db, scope, params, vault }) {
    const [row] = await db
      .select()
      .from(bankMovements)
      .where(and(eq(bankMovements.id, params.depositId), scopeFilter(scope)));
    if (!row) throw notFound();
    return describe(vault, row);
  },

  async instructions({ db, scope, config }) {
    const [investor] = await db
      .select({ clabe: investors.depositClabe })
      .from(investors)
      .where(eq(investors.id, ownInvestorId(scope)));
    if (!investor) throw notFound();
    return { clabe: investor.clabe, bank: bankOf(investor.clabe), beneficiary: config.brand };
  },
});

const stateOf = (status: (typeof bankMovements.$inferSelect)['status']): Deposit['status'] => {
  if (status === 'held' || status === 'returning') return 'held';
  return status === 'returned' || status === 'mistaken' ? 'returned' : 'credited';
};

const describe = (vault: Vault, row: typeof bankMovements.$inferSelect) => ({
  id: row.id,
  occurred_on: row.occurredOn,
  amount_cents: row.amountCents,
  tracking_key: row.trackingKey,
  sender_name: row.senderName,
  sender_bank: bankOf(senderOf(vault, row)),
  status: stateOf(row.status),
  third_party: row.thirdParty,
  created_at: row.createdAt.toISOString(),
});
