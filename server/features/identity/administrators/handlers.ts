import { administrators } from '@contract/identity/administrators';
import { sortDuties } from '@contract/kernel/duties';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import { announceToStaff, audit, events, nameDuties, queueMail } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { takeAddress } from '../accounts/address';
import { createUser, grantRole } from '../accounts/create';
import { ownUser, refuseGuessable } from '../auth/account';
import { invitation } from '../auth/mails';
import { mintLink, redeemUnboundLink } from '../auth/one-time';
import { hashToken } from '../auth/tokens';
import { hasColleague } from './link';

export const administratorHandlers = implement(administrators, {
  async invite({ db, principal, body, config, now, twoPeople, record }) {
    const { email, full_name: fullName } = body;
    const charged = sortDuties(body.duties);
    await assertFree(db, email);
    // The first one of a house has no one to ask, for one colleague; the next waits for that one.
    const hasOther = await hasColleague(db, principal.userId);
    if (!hasOther && !charged.includes('administration')) {
      const duties = t(identityWords.administrators.firstColleague);
      throw refused(t(outcomes.invalidTitle), { duties });
    }
    await twoPeople({
      kind: 'access',
      object: 'users',
      // The trail keeps it for good, and the address may be mistyped: another person's.
      objectId: hashToken(email),
      title: t(identityWords.administrators.invite),
      details: [
        { label: t(identityWords.administrators.name), value: fullName },
        { label: t(identityWords.administrators.email), value: email },
        { label: t(identityWords.administrators.duties), value: nameDuties(charged) },
      ],
      amountCents: null,
      people: [],
      always: hasOther,
    });
    const user = await createUser(db, {
      email,
      fullName,
      personType: 1,
      password: null,
      status: 'pending',
      termsAcceptedAt: null,
    });
    await grantRole(db, user.id, 'admin', charged);
    const token = await mintLink(db, { purpose: 'activation', userId: user.id, now });
    const { fullName: by } = await ownUser(db, principal.userId);
    await queueMail(db, config, invitation(config, email, by, token));
    await announceToStaff(db, config, events.administratorInvited, { name: fullName, by }, [
      user.id,
    ]);
    await record(user.id, { duties: charged.join(', ') });
    return { ok: true as const };
  },

  async create({ db, body, config, now }) {
    const { token, email, full_name: fullName, password } = body;
    await redeemUnboundLink(db, 'administrator', token, now);
    refuseGuessable(password, email, config.brand);
    await assertFree(db, email);
    const user = await createUser(db, {
      email,
      fullName,
      personType: 1,
      password,
      status: 'active',
      termsAcceptedAt: null,
    });
    await grantRole(db, user.id, 'admin');
    await audit(db, {
      at: now,
      userId: user.id,
      action: 'administrators.create',
      object: 'users',
      objectId: user.id,
    });
    await announceToStaff(db, config, events.administratorAdded, { name: fullName }, [user.id]);
    return { ok: true as const };
  },
});

/** @throws AppError refused, on its field, when the address has an account */
async function assertFree(tx: Tx, email: string): Promise<void> {
  if (await takeAddress(tx, email, 'staff')) {
    throw refused(t(outcomes.invalidTitle), { email: t(identityWords.administrators.emailTaken) });
  }
}
