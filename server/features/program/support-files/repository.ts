import {
  type supportFiles as contract,
  programAudiences,
  type SupportAudience,
  type SupportFile,
  type SupportKind,
  type SupportVersion,
  supportAudiences,
} from '@contract/program/support-files';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { userRoles, users } from '@server/db/schema/identity';
import { programUsers } from '@server/db/schema/people';
import { programs } from '@server/db/schema/program';
import {
  supportFileReads,
  supportFiles,
  supportFileVersions,
} from '@server/db/schema/program-support';
import { contains } from '@server/db/search-text';
import type { AcceptedFile } from '@server/features/documents';
import type { QueryOf } from '@server/http/implement';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';

/** Who reads: in which program, null of the house's own, and as what. */
export interface Reader {
  programId: string | null;
  userId: string;
  role: string;
}

/** Who publishes opens all of it, and is no reader that anybody waits for. */
export const PUBLISHER = 'program_administrator';
/** The same of the house's own. */
export const STAFF = 'admin';

/** Those whom a file is for today, by the roles that it names. */
const whomItIsFor = sql`(
  select m.user_id from program_users m
   where m.program_id = ${supportFiles.programId} and m.user_id is not null and m.removed_at is null
     and m.role = any(${supportFiles.audience}) and m.role <> ${PUBLISHER}
  union
  select r.user_id from user_roles r join users u on u.id = r.user_id
   where ${supportFiles.programId} is null and u.status = 'active'
     and r.role = any(${supportFiles.audience}) and r.role <> ${STAFF}) m`;

const columns = {
  file: supportFiles,
  version: supportFileVersions,
  publishedBy: users.fullName,
  readAt: supportFileReads.readAt,
  read: sql<number>`(select count(*)::int from ${whomItIsFor} where exists (
    select from support_file_reads r where r.version_id = ${supportFileVersions.id} and r.user_id = m.user_id))`,
  all: sql<number>`(select count(*)::int from ${whomItIsFor})`,
};

/** Files with their version in force, and whether one's own eyes saw it. */
const withLatest = (db: Db, { userId }: Reader) =>
  db
    .select(columns)
    .from(supportFiles)
    .innerJoin(
      supportFileVersions,
      and(
        eq(supportFileVersions.supportFileId, supportFiles.id),
        eq(supportFileVersions.number, supportFiles.latest),
      ),
    )
    .innerJoin(users, eq(users.id, supportFileVersions.publishedBy))
    .leftJoin(
      supportFileReads,
      and(
        eq(supportFileReads.versionId, supportFileVersions.id),
        eq(supportFileReads.userId, userId),
      ),
    );

type Row = Awaited<ReturnType<typeof withLatest>>[number];

const ofProgram = ({ programId }: Pick<Reader, 'programId'>) =>
  programId === null ? isNull(supportFiles.programId) : eq(supportFiles.programId, programId);

/** What of the program is for a reader: in force, and for their role. */
const forReader = (reader: Reader): SQL | undefined =>
  and(
    ofProgram(reader),
    isNull(supportFiles.withdrawnAt),
    sql`${reader.role} = any(${supportFiles.audience})`,
  );

const order = {
  table: supportFiles,
  id: supportFiles.id,
  own: ({ file }: Row) => file,
  sorts: { published_at: supportFiles.publishedAt, title: supportFiles.title },
  defaultSort: '-published_at',
};

const searched = (typed: string) =>
  contains(sql`(${supportFiles.title} || ' ' || ${supportFiles.description})`, typed);

/** A page of what is for a reader. */
export async function listForReader(db: Db, reader: Reader, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    ...order,
    select: withLatest(db, reader),
    within: forReader(reader),
    filters: { q: searched, kind: supportFiles.kind },
  });
  return { ...page, items: page.items.map((row) => ({ ...described(row), readers: null })) };
}

/** A page of all that a program published, with how many read it. */
export async function listPublished(
  db: Db,
  reader: Reader,
  query: QueryOf<typeof contract.published>,
) {
  const page = await pageOf(db, query, {
    ...order,
    select: withLatest(db, reader),
    within: ofProgram(reader),
    filters: {
      q: searched,
      kind: supportFiles.kind,
      state: (state) =>
        state === 'withdrawn'
          ? isNotNull(supportFiles.withdrawnAt)
          : isNull(supportFiles.withdrawnAt),
    },
  });
  return {
    ...page,
    items: page.items.map((row) => ({
      ...described(row),
      readers: { read: row.read, all: row.all },
    })),
  };
}

/** Whom it is for, besides those who publish it. */
export const audienceOf = ({ audience }: Pick<Wording, 'audience'>) =>
  supportAudiences.filter((role) => audience.includes(role));

const described = ({ file, ...row }: Row): Omit<SupportFile, 'readers'> => ({
  id: file.id,
  title: file.title,
  description: file.description,
  kind: file.kind,
  version: file.version,
  audience: audienceOf(file),
  latest: describedVersion(row),
  withdrawn_at: file.withdrawnAt?.toISOString() ?? null,
});

const describedVersion = ({
  version,
  publishedBy,
  readAt,
}: Pick<Row, 'version' | 'publishedBy' | 'readAt'>): SupportVersion => ({
  number: version.number,
  file_name: version.fileName,
  size: version.size,
  published_at: version.publishedAt.toISOString(),
  published_by: publishedBy,
  read: readAt !== null,
});

/** All versions of what is for a reader, the newest first; none of anything else. */
export async function versionsFor(db: Db, reader: Reader, id: string): Promise<SupportVersion[]> {
  const rows = await versionsQuery(db, reader)
    .where(and(forReader(reader), eq(supportFiles.id, id)))
    .orderBy(desc(supportFileVersions.number));
  return rows.map(describedVersion);
}

/** One version of what is for a reader. */
export async function versionFor(db: Db, reader: Reader, id: string, number: number) {
  const [row] = await versionsQuery(db, reader).where(
    and(forReader(reader), eq(supportFiles.id, id), eq(supportFileVersions.number, number)),
  );
  return row?.version ?? null;
}

const versionsQuery = (db: Db, { userId }: Reader) =>
  db
    .select({
      version: supportFileVersions,
      publishedBy: users.fullName,
      readAt: supportFileReads.readAt,
    })
    .from(supportFileVersions)
    .innerJoin(supportFiles, eq(supportFiles.id, supportFileVersions.supportFileId))
    .innerJoin(users, eq(users.id, supportFileVersions.publishedBy))
    .leftJoin(
      supportFileReads,
      and(
        eq(supportFileReads.versionId, supportFileVersions.id),
        eq(supportFileReads.userId, userId),
      ),
    );

/** Notes that somebody opened a version; the first time is what counts. */
export async function noteRead(db: Db, versionId: string, userId: string, readAt: Date) {
  await db.insert(supportFileReads).values({ versionId, userId, readAt }).onConflictDoNothing();
}

/** Those of a program's people whom a file is for, with the newest version that each opened. */
export async function readersOf(db: Db, programId: string, id: string) {
  const opened = db
    .selectDistinctOn([supportFileReads.userId], {
      userId: supportFileReads.userId,
      number: supportFileVersions.number,
      readAt: supportFileReads.readAt,
    })
    .from(supportFileReads)
    .innerJoin(supportFileVersions, eq(supportFileVersions.id, supportFileReads.versionId))
    .where(eq(supportFileVersions.supportFileId, id))
    .orderBy(supportFileReads.userId, desc(supportFileVersions.number))
    .as('opened');
  return db
    .select({
      id: users.id,
      name: users.fullName,
      number: opened.number,
      readAt: opened.readAt,
    })
    .from(supportFiles)
    .innerJoin(
      programUsers,
      and(
        eq(programUsers.programId, supportFiles.programId),
        isNull(programUsers.removedAt),
        sql`${programUsers.role} = any(${supportFiles.audience})`,
        ne(programUsers.role, PUBLISHER),
      ),
    )
    .innerJoin(users, eq(users.id, programUsers.userId))
    .leftJoin(opened, eq(opened.userId, users.id))
    .where(and(ofProgram({ programId }), eq(supportFiles.id, id)))
    .orderBy(asc(users.fullName), asc(users.id));
}

/** Those of a program's people whose role is one of these. */
export async function peopleOf(tx: Tx, programId: string, roles: readonly SupportAudience[]) {
  const inProgram = programAudiences.filter((role) => roles.includes(role));
  const rows = await tx
    .select({ userId: programUsers.userId, program: programs.name })
    .from(programUsers)
    .innerJoin(programs, eq(programs.id, programUsers.programId))
    .where(
      and(
        eq(programUsers.programId, programId),
        isNull(programUsers.removedAt),
        inArray(programUsers.role, inProgram),
      ),
    )
    .orderBy(asc(programUsers.id));
  // Who has not taken their invitation yet has no account.
  return rows.flatMap(({ userId, program }) => (userId ? [{ userId, program }] : []));
}

/** Active accounts of these roles. */
export const installersOf = (tx: Tx, roles: readonly SupportAudience[]) =>
  tx
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(inArray(userRoles.role, [...roles]), eq(users.status, 'active')))
    .orderBy(asc(userRoles.userId));

/** A file of the program, held until the transaction ends. */
export async function lockFile(tx: Tx, programId: string | null, id: string) {
  const [file] = await tx
    .select()
    .from(supportFiles)
    .where(and(ofProgram({ programId }), eq(supportFiles.id, id)))
    .for('update');
  return file ?? null;
}

export async function fileIsThere(db: Db, programId: string | null, id: string): Promise<boolean> {
  return (
    (await db.$count(supportFiles, and(ofProgram({ programId }), eq(supportFiles.id, id)))) > 0
  );
}

interface Publishing {
  accepted: AcceptedFile;
  userId: string;
  now: Date;
}

interface Wording {
  programId: string | null;
  title: string;
  description: string;
  kind: SupportKind;
  audience: string[];
}

/** Adds material with its first version. */
export async function addFile(tx: Tx, wording: Wording, publishing: Publishing): Promise<string> {
  const [added] = await tx
    .insert(supportFiles)
    .values({ ...wording, publishedAt: publishing.now, createdAt: publishing.now })
    .returning({ id: supportFiles.id });
  if (!added) throw new Error('the material was not kept');
  await addVersion(tx, added.id, 1, publishing);
  return added.id;
}

type Words = Pick<Wording, 'title' | 'description' | 'kind' | 'audience'>;

/** Corrects what is written of it, once more. */
export async function correctFile(
  tx: Tx,
  { id, version }: { id: string; version: number },
  words: Words,
) {
  await tx
    .update(supportFiles)
    .set({ ...words, version: version + 1 })
    .where(eq(supportFiles.id, id));
}

/** Puts a newer version in force. */
export async function putInForce(tx: Tx, id: string, number: number, publishing: Publishing) {
  await addVersion(tx, id, number, publishing);
  await tx
    .update(supportFiles)
    .set({ latest: number, publishedAt: publishing.now })
    .where(eq(supportFiles.id, id));
}

async function addVersion(
  tx: Tx,
  supportFileId: string,
  number: number,
  { accepted, userId, now }: Publishing,
) {
  const { sha256, fileName, mediaType, size } = accepted;
  await tx.insert(supportFileVersions).values({
    supportFileId,
    number,
    sha256,
    fileName,
    mediaType,
    size,
    publishedBy: userId,
    publishedAt: now,
  });
}

export async function withdrawFile(tx: Tx, id: string, withdrawnAt: Date): Promise<void> {
  await tx.update(supportFiles).set({ withdrawnAt }).where(eq(supportFiles.id, id));
}
