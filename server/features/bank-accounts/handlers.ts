import { bankAccounts as contract } from '@contract/bank-accounts';
import { investors, users } from '@server/db/schema/people';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit';
import { heldUntil, inWords, whenHeld } from '../auth/cooling-off';
import { ownInvestorId } from '../balances/investor-balance';
import { sameName } from '../bank-movements/rules';
import { announce } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { type WithdrawalAccount, withdrawalAccount } from './account';
import { clabePlace } from './rules';

export const bankAccountHandlers = implement(contract, {
  async show({ db, scope, vault, principal, now }) {
    const account = await withdrawalAccount(db, vault, ownInvestorId(scope));
    const held = await heldUntil(db, principal.userId, now);
    return { account: account && describe(account), held_until: held?.toISOString() ?? null };
  },

  async edit({ db, scope, body, vault, principal, config, now }) {
    const investorId = ownInvestorId(scope);
    const before = await withdrawalAccount(db, vault, investorId, { lock: true });
    const held = await heldUntil(db, principal.userId, now);
    if (held) throw refused(whenHeld('cambiar tu cuenta para retiros', held));
    const [user] = await db.select().from(users).where(eq(users.id, principal.userId));
    if (!user || !sameName(body.holder, user.fullName)) {
      throw refused('Información faltante o incorrecta', {
        holder: 'La cuenta debe estar a tu nombre (LRITF, artículo 45).',
      });
    }
    if (before?.clabe === body.clabe && before.holder === body.holder) {
      return { account: describe(before) };
    }
    await db
      .update(investors)
      .set({
        withdrawalClabe: vault.seal(body.clabe, clabePlace(investorId)),
        withdrawalClabeHolder: body.holder,
        withdrawalClabeChangedAt: now,
      })
      .where(eq(investors.id, investorId));
    const account = await withdrawalAccount(db, vault, investorId);
    if (!account) throw new Error('the account was not kept');
    await announce(db, config, principal.userId, events.bankAccountChanged, {
      last4: account.last4,
      from: inWords(account.usableAt),
    });
    await audit(db, {
      at: now,
      userId: principal.userId,
      action: 'bank-accounts.edit',
      object: 'investors',
      objectId: investorId,
      details: { last4: account.last4, previous_last4: before?.last4 ?? null },
    });
    return { account: describe(account) };
  },
});

const describe = (account: WithdrawalAccount) => ({
  clabe_last4: account.last4,
  bank: account.bank,
  holder: account.holder,
  changed_at: account.changedAt?.toISOString() ?? null,
  usable_at: account.usableAt.toISOString(),
});
