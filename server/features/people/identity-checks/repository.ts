import { type PersonKind, personKind } from '@contract/kernel/fields/person-type';
import {
  type IdentityParty,
  type IdentitySubject,
  partyAnswers,
  personAnswers,
} from '@contract/people/identity-checks';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { identityChecks } from '@server/db/schema/people-identity';
import type { Vault } from '@server/db/vault';
import { identityPhotosOf } from '@server/features/documents';
import { notFound } from '@server/http/errors';
import { and, eq } from 'drizzle-orm';
import type { KeptIdentityCheck } from './rules';

const place = (userId: string, subject: IdentitySubject) =>
  `identity_checks.answers:${userId}/${subject}`;

interface Kept {
  version: number;
  updatedAt: Date | null;
  /** As it was written; null before. */
  written: unknown;
}

/** What a person declared of one subject; version 0 before they did. */
async function findCheck(
  db: Db | Tx,
  vault: Vault,
  userId: string,
  subject: IdentitySubject,
): Promise<Kept> {
  const [row] = await db
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.userId, userId), eq(identityChecks.subject, subject)));
  if (!row) return { version: 0, updatedAt: null, written: null };
  const written: unknown = JSON.parse(vault.open(row.answers, place(userId, subject)));
  return { version: row.version, updatedAt: row.updatedAt, written };
}

export async function personCheck(db: Db | Tx, vault: Vault, userId: string) {
  const { written, ...kept } = await findCheck(db, vault, userId, 'person');
  return { ...kept, answers: written === null ? null : personAnswers.parse(written) };
}

export async function partyCheck(db: Db | Tx, vault: Vault, userId: string, party: IdentityParty) {
  const { written, ...kept } = await findCheck(db, vault, userId, party);
  return { ...kept, answers: written === null ? null : partyAnswers.parse(written) };
}

interface Declared {
  userId: string;
  subject: IdentitySubject;
  answers: object;
  /** Of another person. */
  rfc?: string;
  version: number;
  now: Date;
}

/** Keeps what a person declared under its next version; their account is locked by the caller. */
export async function keepCheck(tx: Tx, vault: Vault, declared: Declared): Promise<number> {
  const { userId, subject, answers, rfc, now } = declared;
  const version = declared.version + 1;
  const kept = {
    version,
    answers: vault.seal(JSON.stringify(answers), place(userId, subject)),
    rfcMark: rfc ? vault.mark(rfc, 'rfc') : null,
    updatedAt: now,
  };
  await tx
    .insert(identityChecks)
    .values({ userId, subject, ...kept })
    .onConflictDoUpdate({ target: [identityChecks.userId, identityChecks.subject], set: kept });
  return version;
}

/** What kind of person an account is of. With `lock`, its saves come one after another. */
export async function kindOf(
  db: Db | Tx,
  userId: string,
  { lock = false } = {},
): Promise<PersonKind> {
  const query = db.select({ personType: users.personType }).from(users).where(eq(users.id, userId));
  const [row] = await (lock ? query.for('no key update') : query);
  if (!row) throw notFound();
  return personKind(row.personType);
}

/** Everything that is there of a person's identity check, for the rules of what it lacks. */
export async function identityCheckOf(
  db: Db | Tx,
  vault: Vault,
  userId: string,
): Promise<KeptIdentityCheck & { savedAt: ReadonlyMap<IdentitySubject, Date> }> {
  const { answers } = await personCheck(db, vault, userId);
  const rows = await db
    .select({ subject: identityChecks.subject, updatedAt: identityChecks.updatedAt })
    .from(identityChecks)
    .where(eq(identityChecks.userId, userId));
  return {
    kind: await kindOf(db, userId),
    person: answers,
    parties: rows.flatMap(({ subject }) => (subject === 'person' ? [] : [subject])),
    photos: await identityPhotosOf(db, userId),
    savedAt: new Map(rows.map(({ subject, updatedAt }) => [subject, updatedAt])),
  };
}
