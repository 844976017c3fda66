import { registrations } from '@contract/auth';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/people';
import { implement } from '@server/http/implement';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../audit/audit';
import { refuseGuessable } from '../auth/account';
import { activation, alreadyRegistered } from '../auth/mails';
import { mintLink, redeemLink } from '../auth/one-time';
import { hashPassword } from '../auth/password-hash';
import { queueMail } from '../mails/outbox';
import { createMembership, createUser } from './people';

/** The same answer for a new address and for one that has an account already. */
const checkYourMail = {
  message: 'Revisa tu correo: te enviamos un enlace para activar tu cuenta. Vence en 72 horas.',
};

export const registrationHandlers = implement(registrations, {
  async create({ db, body, config, now }) {
    refuseGuessable(body.password, body.email, config.brand);
    // Two registrations of one address at once: the second finds the first one's account.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`registration:${body.email}`}))`);
    const known = await byEmail(db, body.email);
    if (known) {
      // Hashing takes most of the time of a registration: an answer without it would tell.
      await hashPassword(body.password);
      await queueMail(db, config, alreadyRegistered(config, known));
      return checkYourMail;
    }
    const user = await createUser(db, {
      email: body.email,
      fullName: body.full_name,
      personType: body.person_type,
      password: body.password,
      status: 'pending',
      referredBy: await inviterOf(db, body.referral_code),
      termsAcceptedAt: now,
    });
    await createMembership(db, user, body.type);
    const token = await mintLink(db, { purpose: 'activation', userId: user.id, now });
    await queueMail(db, config, activation(config, user, token));
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
    const user = await byEmail(db, body.email);
    if (user?.status === 'pending') {
      const token = await mintLink(db, { purpose: 'activation', userId: user.id, now });
      await queueMail(db, config, activation(config, user, token));
    }
    return {
      message: 'Si el correo tiene una cuenta por activar, en unos minutos recibirás un enlace.',
    };
  },

  async activate({ db, body, now }) {
    const { userId } = await redeemLink(db, 'activation', body.token, now);
    await db.update(users).set({ status: 'active' }).where(eq(users.id, userId));
    await audit(db, {
      at: now,
      userId,
      action: 'registrations.activate',
      object: 'users',
      objectId: userId,
    });
    return { ok: true as const };
  },

  async referral({ db, params }) {
    const [inviter] = await db
      .select({ fullName: users.fullName })
      .from(users)
      .where(eq(users.referralCode, params.code.toUpperCase()));
    return { invited_by: inviter ? (inviter.fullName.split(' ')[0] ?? null) : null };
  },
});

async function byEmail(tx: Tx, email: string) {
  const [user] = await tx.select().from(users).where(sql`lower(${users.email}) = ${email}`);
  return user;
}

async function inviterOf(tx: Tx, code: string | undefined): Promise<string | null> {
  if (!code) return null;
  const [inviter] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.referralCode, code.toUpperCase()));
  return inviter?.id ?? null;
}
