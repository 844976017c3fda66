import { emailChanges as contract } from '@contract/identity/email-changes';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { announce, audit, events, queueMail } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { lockOwnAccount, ownUser } from '../auth/account';
import { mintLink } from '../auth/one-time';
import { isTaken } from './address-taken';
import { confirmChange } from './confirm';
import { addressTaken, confirmation } from './mails';
import { keepAsked, pendingChange } from './repository';
import { coveredEmail } from './rules';
import { undoChange } from './undo';

export const emailChangeHandlers = implement(contract, {
  async show({ db, principal, now }) {
    const { email } = await ownUser(db, principal.userId);
    const pending = (await pendingChange(db, principal.userId, now))?.toEmail ?? null;
    if (!principal.actorUserId) return { email, pending };
    return { email: coveredEmail(email), pending: pending && coveredEmail(pending) };
  },

  async create({ db, principal, body, config, now, record }) {
    const user = await lockOwnAccount(db, principal);
    if (body.email === user.email.toLowerCase()) {
      throw refused(t(outcomes.invalidTitle), { email: t(identityWords.emailChanges.same) });
    }
    const changeId = await keepAsked(db, user, body.email, now);
    // The same work for an address with an account and for one without, whose link alone is sent.
    const payload = { changeId };
    const token = await mintLink(db, { purpose: 'email_change', userId: user.id, payload, now });
    const taken = await isTaken(db, body.email);
    await queueMail(
      db,
      config,
      taken ? addressTaken(config, taken) : confirmation(config, body.email, token),
    );
    await announce(db, config, user.id, events.addressChangeAsked, {});
    await record(user.id);
    return { ok: true as const };
  },

  async confirm({ db, body, config, now }) {
    const userId = await confirmChange(db, body.token, { config, now });
    const action = 'email-changes.confirm' as const;
    await audit(db, { at: now, userId, action, object: 'users', objectId: userId });
    return { ok: true as const };
  },

  async undo({ db, body, config, now }) {
    const userId = await undoChange(db, body.token, { config, now });
    const action = 'email-changes.undo' as const;
    await audit(db, { at: now, userId, action, object: 'users', objectId: userId });
    return { ok: true as const };
  },
});
