import { personKind } from '@contract/kernel/fields/person-type';
import {
  type IdentityParty,
  type IdentitySubject,
  partyAnswers,
  personAnswers,
} from '@contract/people/identity-checks';
import type { Db, Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { users } from '@server/db/schema/identity';
import { identityChecks } from '@server/db/schema/people-identity';
import { backgrounds } from '@server/db/schema/people-profiles';
import type { Vault } from '@server/db/vault';
import { isCurrentPhoto, photoStates } from '@server/features/documents';
import { notFound } from '@server/http/errors';
import { and, eq, sql } from 'drizzle-orm';
import type { KeptIdentityCheck } from './rules';

const place = (userId: string, subject: IdentitySubject) =>
  `identity_checks.answers:${userId}/${subject}`;

interface Kept {
  version: number;
  updatedAt: Date | null;
  /** As it was written; null before. */
  written: unknown;
}

/** What a person declared of another; version 0 before they did. */
async function findCheck(
  db: Db | Tx,
  vault: Vault,
  userId: string,
  subject: IdentityParty,
): Promise<Kept> {
  const [row] = await db
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.userId, userId), eq(identityChecks.subject, subject)));
  return openCheck(vault, row);
}

function openCheck(vault: Vault, row: typeof identityChecks.$inferSelect | undefined): Kept {
  if (!row) return { version: 0, updatedAt: null, written: null };
  const { userId, subject, answers, version, updatedAt } = row;
  const written: unknown = JSON.parse(vault.open(answers, place(userId, subject)));
  return { version, updatedAt, written };
}

const answersOf = ({ written }: Pick<Kept, 'written'>) =>
  written === null ? null : personAnswers.parse(written);

/** What a person declared of themselves. What they do is what they said of it last, here or in their profile. */
export async function personCheck(db: Db | Tx, vault: Vault, userId: string) {
  const [row] = await db
    .select({ check: identityChecks, occupation: backgrounds.occupation })
    .from(users)
    .leftJoin(
      identityChecks,
      and(eq(identityChecks.userId, users.id), eq(identityChecks.subject, 'person')),
    )
    .leftJoin(backgrounds, eq(backgrounds.userId, users.id))
    .where(eq(users.id, userId));
  const { version, updatedAt, written } = openCheck(vault, row?.check ?? undefined);
  const answers = answersOf({ written });
  const occupation = row?.occupation ?? answers?.occupation ?? null;
  return {
    version,
    updatedAt,
    occupation,
    answers: answers && { ...answers, occupation: occupation ?? answers.occupation },
  };
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

/** What a query of users answers of the identity of one. */
export interface StoredIdentity {
  personType: number;
  checks: { subject: IdentitySubject; answers: string; updatedAt: string }[];
  photos: Parameters<typeof photoStates>[0];
}

/** What is kept of the identity check of each person, for a query of users: no second one is needed. */
export const identityColumns = {
  personType: users.personType,
  checks: sql<StoredIdentity['checks']>`(
    select coalesce(json_agg(json_build_object(
             'subject', c.subject, 'answers', c.answers, 'updatedAt', c.updated_at)), '[]')
      from ${identityChecks} c where c.user_id = ${users}.id)`,
  photos: sql<StoredIdentity['photos']>`(
    select coalesce(json_agg(json_build_object('docId', ${documents}.doc_id, 'status', ${documents}.status,
             'rejectReason', ${documents}.reject_reason)), '[]')
      from ${documents} where ${isCurrentPhoto('users', users.id)})`,
};

/** Opens what a query of users answered of the identity of one. */
export function openIdentity(
  vault: Vault,
  userId: string,
  { personType, checks, photos }: StoredIdentity,
): KeptIdentityCheck & { savedAt: ReadonlyMap<IdentitySubject, Date> } {
  const ofPerson = checks.find(({ subject }) => subject === 'person');
  return {
    kind: personKind(personType),
    person: ofPerson
      ? personAnswers.parse(JSON.parse(vault.open(ofPerson.answers, place(userId, 'person'))))
      : null,
    parties: checks.flatMap(({ subject }) => (subject === 'person' ? [] : [subject])),
    photos: photoStates(photos),
    savedAt: new Map(checks.map(({ subject, updatedAt }) => [subject, new Date(updatedAt)])),
  };
}

/** Everything that is there of a person's identity check, for the rules of what it lacks. */
export async function identityCheckOf(db: Db | Tx, vault: Vault, userId: string) {
  const [row] = await db.select(identityColumns).from(users).where(eq(users.id, userId));
  if (!row) throw notFound();
  return openIdentity(vault, userId, row);
}
