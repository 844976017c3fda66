import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { bankAccounts as contract } from '@contract/people/bank-accounts';
import type { Tx } from '@server/db/connection';
import { bankAccounts } from '@server/db/schema/people';
import { coolingOffHours, heldUntil, whenHeld } from '@server/features/identity';
import { announce, audit, events } from '@server/features/platform';
import { assertFresh, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { momentInWords, t } from '@server/i18n';
import { sql } from 'drizzle-orm';
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
      version: versionOf(account),
      held_until: held?.toISOString() ?? null,
      rest_hours: await coolingOffHours(db, dayInMexicoCity(now)),
    };
  },

  async check({ db, scope, principal, body, vault }) {
    assertNewest(body, await bankAccountOf(db, vault, accountOwner(scope).id));
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
      return { account: describe(before), version: versionOf(before) };
    }
    assertNewest(body, before);
    const kept = {
      clabe: vault.seal(body.clabe, clabePlace(owner.id)),
      mark: accountMark(vault, body.clabe),
      holder: body.holder,
      changedAt: now,
    };
    const written = await db
      .insert(bankAccounts)
      .values({ ownerId: owner.id, ...kept })
      // One that was not there to be locked is another first save, of the same moment.
      .onConflictDoUpdate({
        target: bankAccounts.ownerId,
        set: kept,
        ...(!before && { setWhere: sql`false` }),
      });
    const account = await bankAccountOf(db, vault, owner.id);
    if (!written.rowCount) assertNewest(body, account);
    if (!account) throw new Error('the account was not kept');
    await announce(db, config, principal.userId, events.bankAccountChanged, {
      kind: owner.kind,
      last4: account.last4,
      from: momentInWords(account.usableAt),
    });
    await audit(db, {
      at: now,
      userId: principal.userId,
      action: 'bank-accounts.edit',
      object: tables[owner.kind],
      objectId: owner.id,
      details: { last4: account.last4, previous_last4: before?.last4 ?? null },
    });
    return { account: describe(account), version: versionOf(account) };
  },
});

/** @throws AppError rule when the account is in another name. */
async function assertOwnName(tx: Tx, userId: string, owner: AccountOwner, holder: string) {
  const names = await namesOfOwner(tx, owner);
  if (names.some((name) => shortens(holder, name))) return;
  const { kind } = await ownPerson(tx, userId);
  throw refused(t(outcomes.invalidTitle), { holder: accountWords[owner.kind].otherHolder[kind] });
}

/** The instant at which it was saved last, in milliseconds, since it is saved whole each time; 0 of none. */
const versionOf = (account: BankAccount | null) => account?.changedAt.getTime() ?? 0;

/** @throws AppError stale, with what is kept, when the account is another than the one that was read. */
function assertNewest(body: { version: number }, kept: BankAccount | null) {
  assertFresh(body.version, {
    clabe: kept && `•••• ${kept.last4}`,
    holder: kept?.holder ?? null,
    version: versionOf(kept),
  });
}

const describe = (account: BankAccount) => ({
  clabe_last4: account.last4,
  bank: account.bank,
  holder: account.holder,
  changed_at: account.changedAt.toISOString(),
  usable_at: account.usableAt.toISOString(),
  in_own_name: account.inOwnName,
});
