import { phones as contract } from '@contract/people/phones';
import {
  lockOwnAccount,
  mintCode,
  ownUser,
  redeemCode,
  setPhone,
  wrongCode,
} from '@server/features/identity';
import { announce, events, queueSms } from '@server/features/platform';
import { implement } from '@server/http/implement';
import { phoneChangedText, phoneCodeText } from './messages';
import { maskedPhone } from './rules';

export const phoneHandlers = implement(contract, {
  async show({ db, principal }) {
    const { phone, phoneVerifiedAt } = await ownUser(db, principal.userId);
    const seen = phone && principal.actorUserId ? maskedPhone(phone) : phone;
    return { phone: seen, verified_at: phoneVerifiedAt?.toISOString() ?? null };
  },

  async requestCode({ db, principal, body, config, now }) {
    const { userId, sessionId } = principal;
    const payload = { phone: body.phone };
    const minted = { purpose: 'phone', userId, subject: sessionId, payload, now } as const;
    const { code, seconds } = await mintCode(db, minted);
    await queueSms(db, config, phoneCodeText(config, body.phone, code));
    return { seconds };
  },

  async edit({ db, principal, body, config, now, record }) {
    const user = await lockOwnAccount(db, principal);
    const { userId, sessionId: subject } = principal;
    const asked = { purpose: 'phone', userId, subject, code: body.code, now } as const;
    const phone = (await redeemCode(db, asked))?.phone;
    if (!phone) throw wrongCode();
    await setPhone(db, userId, phone, now);
    if (user.phone && user.phone !== phone) {
      await queueSms(db, config, phoneChangedText(config, user.phone));
    }
    await announce(db, config, userId, events.phoneChanged, { last4: phone.slice(-4) });
    const from = user.phone && maskedPhone(user.phone);
    await record(userId, { from, to: maskedPhone(phone) });
    return { phone, verified_at: now.toISOString() };
  },
});
