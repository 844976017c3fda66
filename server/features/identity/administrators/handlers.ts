import { administrators } from '@contract/identity/auth';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { announceToStaff, audit, events } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { takeAddress } from '../accounts/address';
import { createUser, grantRole } from '../accounts/create';
import { refuseGuessable } from '../auth/account';
import { redeemUnboundLink } from '../auth/one-time';

export const administratorHandlers = implement(administrators, {
  async create({ db, body, config, now }) {
    const { token, email, full_name: fullName, password } = body;
    await redeemUnboundLink(db, 'administrator', token, now);
    refuseGuessable(password, email, config.brand);
    if (await takeAddress(db, email)) {
      throw refused(t(outcomes.invalidTitle), {
        email: t(identityWords.administrators.emailTaken),
      });
    }
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
