import { personKind } from '@contract/kernel/fields/person-type';
import type { Role } from '@contract/kernel/roles';
import { href } from '@contract/kernel/screens';
import { identityCheckWords } from '@contract/locales/es-MX/people/identity-check-server';
import { identityCaptures as contract } from '@contract/people/identity-captures';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { identityPhotosOf, uploadIdentityPhoto } from '@server/features/documents';
import {
  assertMayAct,
  deadLink,
  holderOf,
  holdOpenAccount,
  mintLink,
  oneTimeLife,
  redeemLink,
} from '@server/features/identity';
import { audit } from '@server/features/platform';
import { conflict, notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { findApplicant } from './applicant';
import { sendIdentityLink } from './send';

/** The person of an account; the link of one who is no applicant names their account. */
async function ownerOf(tx: Tx, userId: string) {
  const [row] = await tx
    .select({
      applicantId: applicants.id,
      email: users.email,
      fullName: users.fullName,
      personType: users.personType,
    })
    .from(users)
    .leftJoin(applicants, eq(applicants.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw notFound();
  return { ...row, id: row.applicantId ?? userId, userId };
}

/** Nothing is left to photograph: what was verified stays as it is. */
async function assertOpen(tx: Tx, userId: string) {
  const photos = await identityPhotosOf(tx, userId);
  if (photos.every(({ state }) => state === 'verificado')) {
    throw conflict(t(identityCheckWords.verifiedAlready));
  }
}

/** Where the identity of a role's person is checked. */
function afterPhotos(role: Role): string {
  if (role === 'investor') return href('investorKyc');
  return role === 'client' ? href('applicantKyc') : href('home');
}

const ends = (purpose: keyof typeof oneTimeLife, now: Date) =>
  new Date(now.getTime() + oneTimeLife[purpose]).toISOString();

export const identityCaptureHandlers = implement(contract, {
  async createOwn({ db, principal, config, now, record }) {
    const owner = await ownerOf(db, principal.userId);
    await assertOpen(db, owner.userId);
    const url = await sendIdentityLink(db, config, owner, {
      by: null,
      sessionId: principal.sessionId,
      now,
    });
    await record(owner.userId);
    return { url, expires_at: ends('identity_link', now) };
  },

  async create({ db, scope, params, principal, config, now, record }) {
    const applicant = await findApplicant(db, scope, params.applicantId);
    if (!applicant) throw notFound();
    await holdOpenAccount(db, applicant.userId);
    await assertOpen(db, applicant.userId);
    const asking = await ownerOf(db, principal.userId);
    await sendIdentityLink(db, config, applicant, { by: asking.fullName, now });
    await record(applicant.userId);
    return { expires_at: ends('identity_link', now) };
  },

  async redeem({ db, body, now }) {
    const { userId, subject, payload } = await redeemLink(db, 'identity_link', body.token, now);
    // Rolled back with it: a link of another address stays good at its own.
    if (subject !== body.client_id) throw deadLink();
    await assertMayAct(db, userId);
    const captureToken = await mintLink(db, { purpose: 'identity_capture', userId, now });
    const owner = await ownerOf(db, userId);
    await audit(db, {
      at: now,
      userId,
      action: 'identity-links.redeem',
      object: 'users',
      objectId: userId,
    });
    return {
      capture_token: captureToken,
      expires_at: ends('identity_capture', now),
      full_name: owner.fullName,
      person_kind: personKind(owner.personType),
      photos: await identityPhotosOf(db, userId),
      return_state: payload.sessionId
        ? await mintLink(db, { purpose: 'outside_step', userId, payload, now })
        : null,
    };
  },

  async resume({ db, body, principal, now }) {
    const { userId, payload } = await redeemLink(db, 'outside_step', body.state, now);
    const { userId: own, sessionId, role } = principal;
    // Rolled back with it: what another brings here stays good where it was begun.
    if (userId !== own || payload.sessionId !== sessionId) throw deadLink();
    return { href: afterPhotos(role) };
  },

  async upload({ db, body, file, adapters, config, now }) {
    const { userId } = await holderOf(db, 'identity_capture', body.capture_token, now);
    await assertMayAct(db, userId);
    await uploadIdentityPhoto(db, {
      userId,
      photo: body.photo,
      file,
      receiving: adapters,
      config,
      now,
    });
    return { photos: await identityPhotosOf(db, userId) };
  },
});
