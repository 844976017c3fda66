import { factsOfPerson } from '@contract/documents/document-conditions';
import {
  applies,
  type DocumentDefinition,
  placeOf,
} from '@contract/documents/document-definitions';
import type { DocumentStatus } from '@contract/documents/documents';
import { identityPhotos, OFFICIAL_ID } from '@contract/documents/identity-photos';
import type { Db, Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { definitionsAt } from '../definitions/definitions';
import { personOwner, projectOwners } from './owners';

export interface Paper {
  name: string;
  state: DocumentStatus | 'missing';
  /** Staff's alone to bring and to see: people are neither told of it nor held by it. */
  bo_private: boolean;
}

type Kind = DocumentDefinition<string>;

/** How far one kind of document is, by the best of what is there. */
function paperOf(
  { name, bo_private }: Pick<Kind, 'name' | 'bo_private'>,
  found: readonly { status: DocumentStatus }[],
): Paper {
  const best = found.find(({ status }) => done(status)) ?? found[0];
  return { name, state: best?.status ?? 'missing', bo_private };
}

/** From what a person has to mend to what is done. */
const leastFirst: readonly DocumentStatus[] = [
  'rechazado',
  'pending',
  'closed',
  'loaded',
  'verificado',
];

interface Found {
  docId: number;
  status: DocumentStatus;
}

/**
 * What is there of a kind. The photographs of both sides of an official identification stand for it where no file of
 * its own was brought.
 */
function foundOf({ doc_id }: Pick<Kind, 'doc_id'>, current: readonly Found[]) {
  const own = current.filter(({ docId }) => docId === doc_id);
  if (doc_id !== OFFICIAL_ID || own.length > 0) return own;
  const status = photographedId(current);
  return status ? [{ status }] : [];
}

/** How far the photographs of an official identification are, by the side that is behind; null while one is not there. */
export function photographedId(current: readonly Found[]): DocumentStatus | null {
  const statusOf = (side: number) => current.find(({ docId }) => docId === side)?.status;
  const sides = [statusOf(identityPhotos.front), statusOf(identityPhotos.back)];
  if (sides.includes(undefined)) return null;
  return leastFirst.find((status) => sides.includes(status)) ?? null;
}

/** Of these, what may be told to people who are no staff, and asked of them. */
export const toldToPeople = <T extends Pick<Kind, 'bo_private'>>(papers: readonly T[]): T[] =>
  papers.filter(({ bo_private }) => !bo_private);

const done = (state: Paper['state']) => state === 'verificado' || state === 'loaded';

/**
 * What the approval of some projects asks for today and its state, by project: required of the applicant
 * or the project, with conditions evaluated. Evidence of the installation comes later, with its stage.
 */
export async function requiredPapers(
  db: Db | Tx,
  projectIds: readonly string[],
  now: Date,
): Promise<Map<string, Paper[]>> {
  const forApproval = (await definitionsAt(db, now)).filter(
    (definition) => definition.is_required && placeOf(definition).table !== 'fg_locations',
  );
  const owners = await projectOwners(db, projectIds);
  const userIds = owners.map(({ userId }) => userId);
  const current = await db
    .select({ docId: documents.docId, ownerId: documents.ownerId, status: documents.status })
    .from(documents)
    .where(
      and(
        or(
          and(eq(documents.ownerTable, 'users'), inArray(documents.ownerId, userIds)),
          and(eq(documents.ownerTable, 'projects'), inArray(documents.ownerId, [...projectIds])),
        ),
        isNull(documents.supersededBy),
      ),
    );
  return new Map(
    owners.map(({ id, userId, facts }) => {
      const own = current.filter(({ ownerId }) => ownerId === id || ownerId === userId);
      const papers = forApproval
        .filter((definition) => {
          const isOwn = placeOf(definition).table === 'users';
          return applies(definition, isOwn ? factsOfPerson(facts) : facts);
        })
        .map((definition) => paperOf(definition, foundOf(definition, own)));
      return [id, papers];
    }),
  );
}

/** What is required of a person or a company by itself today, and its state. */
export const requiredOfPerson = (db: Db | Tx, userId: string, now: Date): Promise<Paper[]> =>
  papersOfPerson(db, { userId, now, isAsked: ({ is_required }) => is_required });

interface AskedPapers {
  userId: string;
  now: Date;
  isAsked: (definition: Kind) => boolean;
}

/** Those kinds of a person's documents that apply to them today, and their state. */
async function papersOfPerson(db: Db | Tx, { userId, now, isAsked }: AskedPapers) {
  const owner = await personOwner(db, userId);
  if (!owner) return [];
  const asked = (await definitionsAt(db, now)).filter(
    (definition) =>
      isAsked(definition) &&
      placeOf(definition).table === 'users' &&
      applies(definition, owner.facts),
  );
  const current = await db
    .select({ docId: documents.docId, status: documents.status })
    .from(documents)
    .where(
      and(
        eq(documents.ownerTable, 'users'),
        eq(documents.ownerId, userId),
        isNull(documents.supersededBy),
      ),
    );
  return asked.map((definition) => ({
    ...paperOf(definition, foundOf(definition, current)),
    field_name: definition.field_name,
  }));
}

/** By form field, whether all that applies to the person and that the field asks for was uploaded and stands. */
export async function uploadedPapers(
  db: Db | Tx,
  userId: string,
  fields: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, boolean>> {
  const isAsked = ({ field_name }: { field_name: string }) => fields.includes(field_name);
  const papers = await papersOfPerson(db, { userId, now, isAsked });
  const uploaded = new Map<string, boolean>();
  for (const { field_name, state } of toldToPeople(papers)) {
    const stands = state !== 'missing' && state !== 'rechazado';
    uploaded.set(field_name, stands && (uploaded.get(field_name) ?? true));
  }
  return uploaded;
}

/** Of whom evidence is asked: of people alone, or also what is staff's own to bring. */
export interface EvidenceAsked {
  now: Date;
  of: 'people' | 'all';
}

/**
 * The photographs without which the installation of each project is not finished today, by project: of what its sites
 * are asked for, what is required and applies.
 */
export async function requiredEvidence(
  db: Db | Tx,
  projectIds: readonly string[],
  { now, of }: EvidenceAsked,
): Promise<ReadonlyMap<string, number[]>> {
  const required = (await definitionsAt(db, now)).filter(
    (definition) => definition.is_required && placeOf(definition).table === 'fg_locations',
  );
  const ofSites = of === 'all' ? required : toldToPeople(required);
  const owners = await projectOwners(db, projectIds);
  return new Map(
    owners.map(({ id, facts }) => {
      const asked = ofSites.filter((definition) => applies(definition, facts));
      return [id, asked.map(({ doc_id }) => doc_id)];
    }),
  );
}

/** Names of those that an approval still waits for: neither verified nor (where none has to verify) uploaded. */
export const stillMissing = (papers: readonly Paper[]): string[] =>
  papers.filter(({ state }) => !done(state)).map(({ name }) => name);
