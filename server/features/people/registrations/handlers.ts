import { joinNames } from '@contract/kernel/listed';
import type { OwnProfile } from '@contract/kernel/roles';
import { identityFields } from '@contract/locales/es-MX/identity/schemas';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { TextsRead } from '@contract/people/legal-texts';
import { registrations } from '@contract/people/registrations';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import {
  accountAt,
  activateAccount,
  activation,
  createUser,
  isLinkTo,
  leaveRole,
  lockForProfile,
  mintLink,
  noteTermsAccepted,
  openedByStaff,
  ownUser,
  profileOf,
  takeAddress,
  validRoles,
} from '@server/features/identity';
import { announce, audit, changed, events, queueMail } from '@server/features/platform';
import { conflict, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { personalData } from '../../personal-data';
import { acceptLegalTexts } from '../legal/accept';
import { createMembership, endMembership } from '../memberships/memberships';
import { lockRecords, recordsOf } from '../privacy/records';
import { joinProgram } from '../program-users/join';
import { inviterWith, saidOf } from '../referrals/inviter';
import { readLink } from './read-link';

/** The same answer for a new address and for one that has an account already. */
const checkYourMail = {
  message: t(peopleWords.registrations.checkYourMail),
};

export const registrationHandlers = implement(registrations, {
  async create({ db, body, config, ip, now }) {
    const referredBy = await inviterOf(db, body.referral_code);
    const known = await takeAddress(db, body.email);
    if (known) {
      await announce(db, config, known.id, events.alreadyRegistered, {});
      return checkYourMail;
    }
    const user = await createUser(db, {
      email: body.email,
      fullName: body.full_name,
      personType: body.person_type,
      password: null,
      status: 'pending',
      referredBy,
      termsAcceptedAt: now,
    });
    await acceptLegalTexts(db, { userId: user.id, read: body.texts_read, ip, now });
    await createMembership(db, user, body.type);
    await sendActivation(db, config, user, now);
    await audit(db, {
      at: now,
      userId: user.id,
      action: 'registrations.create',
      object: 'users',
      objectId: user.id,
      details: { type: body.type },
    });
    return checkYourMail;
  },

  async resend({ db, body, config, now }) {
    const user = await accountAt(db, body.email);
    if (user?.status === 'pending') {
      await sendActivation(db, config, user, now);
    }
    return {
      message: t(peopleWords.registrations.activationSent),
    };
  },

  readLink: ({ db, body, now }) => readLink(db, body.token, now),

  async activate({ db, body, config, ip, now }) {
    const { token, password } = body;
    // The page of both: an account that was registered, and an invitation to a program.
    const userId = (await isLinkTo(db, 'program_activation', token, now))
      ? await joinProgram(db, { token, password, config, now })
      : await activateAccount(db, config, { purpose: 'activation', token, password }, now);
    await agreeToTexts(db, { userId, terms: body.terms, read: body.texts_read, ip, now });
    await audit(db, {
      at: now,
      userId,
      action: 'registrations.activate',
      object: 'users',
      objectId: userId,
    });
    return { ok: true as const };
  },

  async open({ db, principal, body, config, now, record }) {
    const { email, full_name: fullName, person_type: personType, type, reason } = body;
    if (await takeAddress(db, email)) {
      throw refused(t(outcomes.invalidTitle), {
        email: t(identityWords.administrators.emailTaken),
      });
    }
    const user = await createUser(db, {
      ...{ email, fullName, personType },
      password: null,
      status: 'pending',
      termsAcceptedAt: null,
    });
    await createMembership(db, user, type);
    const token = await mintLink(db, { purpose: 'activation', userId: user.id, now });
    const { fullName: by } = await ownUser(db, principal.userId);
    await queueMail(
      db,
      config,
      openedByStaff(config, email, { by, profile: profileOf([type]), token }),
    );
    await record(user.id, { type, reason });
    return { id: user.id };
  },

  async addProfile({ db, params, body: { type, reason }, config, record }) {
    // Of two that add it at once, the second finds it there.
    const { user, roles, toAdd } = await lockForProfile(db, params.userId);
    if (roles.includes(type)) throw conflict(t(peopleWords.registrations.profileThere));
    if (!toAdd.includes(type)) throw refused(t(peopleWords.registrations.profileNotAdded));
    await createMembership(db, user, type);
    await announce(db, config, user.id, events.profileAdded, { profile: type });
    // Their open portals offer it.
    await changed(db, [user.id], 'account');
    await record(user.id, { type, reason });
    return { ok: true as const };
  },

  async removeProfile({ db, params, body: { type, reason }, config, now, record }) {
    const { user, roles, toRemove } = await lockForProfile(db, params.userId);
    if (!roles.includes(type)) throw conflict(t(peopleWords.registrations.profileNotThere));
    if (!toRemove.includes(type)) throw refused(t(peopleWords.registrations.onlyProfile));
    await lockRecords(db, user.id);
    const hangs = await whatHangs(db, user.id, type);
    if (hangs.length > 0) {
      const what = joinNames(hangs);
      throw refused(t(peopleWords.registrations.profileUsed, { what }));
    }
    await endMembership(db, user.id, type);
    await leaveRole(db, { userId: user.id, role: type, by: 'staff', now });
    await announce(db, config, user.id, events.profileRemoved, { profile: type });
    // Their open portals stop offering it.
    await changed(db, [user.id], 'account');
    await record(user.id, { type, reason });
    return { ok: true as const };
  },

  async referral({ db, params }) {
    const inviter = await inviterWith(db, params.code);
    return { invited_by: inviter ? saidOf(inviter) : null };
  },
});

/** What there ever was of one profile of an account, in short names. */
async function whatHangs(tx: Tx, userId: string, profile: OwnProfile): Promise<string[]> {
  const all = await recordsOf(tx, userId);
  const account = {
    ...all,
    applicantId: profile === 'client' ? all.applicantId : null,
    investorId: profile === 'investor' ? all.investorId : null,
    supplierId: profile === 'supplier' ? all.supplierId : null,
  };
  const found: string[] = [];
  for (const { hangs } of personalData()) {
    found.push(...((await hangs?.(tx, account, profile)) ?? []));
  }
  return found;
}

interface Agreed {
  userId: string;
  terms: true | undefined;
  read: TextsRead | undefined;
  ip: string;
  now: Date;
}

/**
 * Who registered agreed to the texts as they did; whose account staff opened does now. Staff themselves work under
 * their own contract.
 *
 * @throws AppError refused while they do not agree, and the link stays good
 */
async function agreeToTexts(tx: Tx, { userId, terms, read, ip, now }: Agreed) {
  const { termsAcceptedAt } = await ownUser(tx, userId);
  if (termsAcceptedAt || (await validRoles(tx, userId)).includes('admin')) return;
  if (!terms) throw refused(t(outcomes.invalidTitle), { terms: t(identityFields.auth.consent) });
  await acceptLegalTexts(tx, { userId, read, ip, now });
  await noteTermsAccepted(tx, userId, now);
}

/** Mails the link; what was typed is read by who opens it. */
async function sendActivation(
  tx: Tx,
  config: Config,
  user: { id: string; email: string },
  now: Date,
) {
  const token = await mintLink(tx, { purpose: 'activation', userId: user.id, now });
  const roles = await validRoles(tx, user.id);
  await queueMail(tx, config, activation(config, user.email, profileOf(roles), token));
}

/**
 * Asked before anything about the address, so that the answer reveals nothing about it.
 * @throws AppError refused when the code does not exist
 */
async function inviterOf(tx: Tx, code: string | undefined): Promise<string | null> {
  if (!code) return null;
  const inviter = await inviterWith(tx, code);
  if (inviter) return inviter.id;
  throw refused(t(outcomes.invalidTitle), {
    referral_code: t(peopleWords.registrations.unknownCode),
  });
}
