import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { referrals } from '@contract/people/referrals';
import { referralVisits } from '@contract/people/registrations';
import { ownUser } from '@server/features/identity';
import { implement } from '@server/http/implement';
import { figuresOf } from './figures';
import { inviterWith } from './inviter';
import { countVisit } from './visits';

export const referralHandlers = implement(referrals, {
  async show({ db, principal, config, now }) {
    const { referralCode: code } = await ownUser(db, principal.userId);
    const url = `${config.publicUrl}${href('referralRegistration', { code })}`;
    return { code, url, ...(await figuresOf(db, principal.userId, dayInMexicoCity(now))) };
  },
});

export const referralVisitHandlers = implement(referralVisits, {
  async create({ db, params, vault, ip, now }) {
    const inviter = await inviterWith(db, params.code);
    if (inviter?.status === 'active') await countVisit(db, vault, { userId: inviter.id, ip, now });
    return { ok: true as const };
  },
});
