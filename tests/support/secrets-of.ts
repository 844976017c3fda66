import { coObligors } from '@server/db/schema/credit-co-obligors';
import { oneTimeTokens } from '@server/db/schema/identity';
import { oneTimeLife } from '@server/features/identity/auth/rules';
import { hashToken, newToken } from '@server/features/identity/auth/tokens';
import type { testApi } from './api';
import type { ForeignWorld } from './foreign-world';
import { firstOf } from './present';

/** What is sent to people to come in without a session, or is kept for them meanwhile. */
interface Secret {
  kind: string;
  purpose: string;
  subject: string;
}

/** Of who has no account yet, or of nobody. */
const UNBOUND = /^(co_obligor|credit_activation|administrator)/;

/**
 * Live secrets of a world's applicant and of their co-obligor, one of each kind.
 *
 * @returns a function that makes them anew
 */
export async function secretsOf(
  { db, clock }: Awaited<ReturnType<typeof testApi>>,
  { ids: { userId, applicantId, cardLinkId, preparedId, programProjectId } }: ForeignWorld,
) {
  const named = {
    projectId: programProjectId,
    fullName: 'Rosa Peña Gil',
    email: 'rosa@ejemplo.mx',
    phone: '+525512345678',
    relation: 'Tía',
  };
  const coObligor = firstOf(await db.insert(coObligors).values(named).returning());
  const subjects: Record<string, string | undefined> = {
    credit_activation: preparedId,
    credit_activation_pass: preparedId,
    identity_link: applicantId,
    co_obligor_onboarding: coObligor.id,
    cards_pass: cardLinkId,
  };
  const secrets: Secret[] = [
    ...Object.keys(oneTimeLife).map((purpose) => ({
      kind: purpose,
      purpose,
      subject: subjects[purpose] ?? '',
    })),
    ...['onboarding', 'identity', 'bureau', 'restructure'].map((task) => ({
      kind: `pass-of-${task}`,
      purpose: 'co_obligor_pass',
      subject: `${task}:${coObligor.id}`,
    })),
  ];
  return async () => {
    const minted = secrets.map((secret) => ({ ...secret, secret: newToken() }));
    await db.insert(oneTimeTokens).values(
      minted.map(({ secret, purpose, subject }) => ({
        tokenHash: hashToken(secret),
        purpose,
        userId: UNBOUND.test(purpose) ? null : userId,
        subject,
        createdAt: clock.now,
        expiresAt: new Date(clock.now.getTime() + 60_000),
      })),
    );
    return minted;
  };
}
