import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { bankAccounts as contract } from '@contract/people/bank-accounts';
import type { Tx } from '@server/db/connection';
import { bankAccounts } from '@server/db/schema/people';
import { coolingOffHours, heldUntil, inWords, whenHeld } from '@server/features/identity';
import { announce, audit, events } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { ownPerson } from '../own-person';
import { type BankAccount, bankAccountOf } from './account';
import { accountMark } from './account-mark';
import { whyNotTheirs } from './not-theirs';
import { type AccountOwner, accountOwner, namesOfOwner } from './owner';
import { accountWords, clabePlace } from './rules';
import { shortens } from './same-name';

const tables = { investor: 'investors', applicant: 'applicants', supplier: 'suppliers' } as const;

export const bankAccountHandlers = implement(contract, {
  async show({ db, scope, vault, principal, now }) {
    const account = await bankAccountOf(db, vault, accountOwner(scope).id);
    const held = await heldUntil(db, principal.userId, now);
    return {
      account: account && describe(account),
      held_until: held?.toISOString() ?? null,
      rest_hours: await coolingOffHours(db, dayInMexicoCity(now)),
    };
  },

  async check({ db, scope, principal, body }) {
    await assertOwnName(db, principal.userId, accountOwner(scope), body.holder);
    return { ok: true as const };
  },

  async edit({ db, scope, body, vault, principal, config, now }) {
    const owner = accountOwner(scope);
    const sentences = accountWords[owner.kind];
    const before = await bankAccountOf(db, vault, owner.id, { lock: true });
    const held = await heldUntil(db, principal.userId, now);
    if (held) throw refused(whenHeld(sentences.change, held));
    await assertOwnName(db, principal.userId, owner, body.holder);
    const notTheirs = await whyNotTheirs(db, vault, config, body.clabe);
    if (notTheirs) throw refused(t(outcomes.invalidTitle), { clabe: notTheirs });
    if (before?.clabe === body.clabe && before.holder === body.holder) {
      return { account: describe(before) };
    }
    const kept = {
      clabe: vault.seal(body.clabe, clabePlace(owner.id)),
      mark: accountMark(vault, body.clabe),
      holder: body.holder,
      changedAt: now,
    };
    await db
      .insert(bankAccounts)
      .values({ ownerId: owner.id, ...kept })
      .onConflictDoUpdate({ target: bankAccounts.ownerId, set: kept });
    const account = await bankAccountOf(db, vault, owner.id);
    if (!account) throw new Error('the account was not kept');
    await announce(db, config, principal.userId, events.bankAccountChanged, {
      kind: owner.kind,
      last4: account.last4,
      from: inWords(account.usableAt),
    });
    await audit(db, {
      at: now,
      userId: principal.userId,
      action: 'bank-accounts.edit',
      object: tables[owner.kind],
      objectId: owner.id,
      details: { last4: account.last4, previous_last4: before?.last4 ?? null },
    });
    return { account: describe(account) };
  },
});

/** @throws AppError rule when the account is in another name. */
async function assertOwnName(tx: Tx, userId: string, owner: AccountOwner, holder: string) {
  const names = await namesOfOwner(tx, owner);
  if (names.some((name) => shortens(holder, name))) return;
  const { kind } = await ownPerson(tx, userId);
  throw refused(t(outcomes.invalidTitle), { holder: accountWords[owner.kind].otherHolder[kind] });
}

const describe = (account: BankAccount) => ({
  clabe_last4: account.last4,
  bank: account.bank,
  holder: account.holder,
  changed_at: account.changedAt.toISOString(),
  usable_at: account.usableAt.toISOString(),
  in_own_name: account.inOwnName,
});
