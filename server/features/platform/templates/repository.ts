import type { Day } from '@contract/kernel/fields/day';
import type { TemplateVersion } from '@contract/platform/templates';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { templateVersions as versions } from '@server/db/schema/platform-templates';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TemplateText } from './places';

const author = alias(users, 'author');
const publisher = alias(users, 'publisher');
const withdrawer = alias(users, 'withdrawer');

const readVersions = (db: Db | Tx) =>
  db
    .select({
      ...getTableColumns(versions),
      author: author.fullName,
      publisher: publisher.fullName,
      withdrawer: withdrawer.fullName,
    })
    .from(versions)
    .leftJoin(author, eq(author.id, versions.createdBy))
    .leftJoin(publisher, eq(publisher.id, versions.publishedBy))
    .leftJoin(withdrawer, eq(withdrawer.id, versions.withdrawnBy))
    .orderBy(versions.template, desc(versions.number));

export type VersionRow = Awaited<ReturnType<typeof readVersions>>[number];

/** Of every template, each's from the newest down. */
export const allVersions = (db: Db | Tx): Promise<VersionRow[]> => readVersions(db);

export const versionsOf = (db: Db | Tx, template: string): Promise<VersionRow[]> =>
  readVersions(db).where(eq(versions.template, template));

/** Changes of a template's versions take turns. */
export async function lockTemplate(tx: Tx, template: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`template:${template}`}, 0))`,
  );
}

/** The template that a version is of. */
export async function templateOfVersion(tx: Tx, versionId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ template: versions.template })
    .from(versions)
    .where(eq(versions.id, versionId));
  return row?.template;
}

interface Draft extends TemplateText {
  template: string;
  number: number;
  createdBy: string;
}

export async function addDraft(tx: Tx, draft: Draft): Promise<void> {
  await tx.insert(versions).values(draft);
}

/** What becomes of a version: a draft has its day, and one with a day is taken back before it comes. */
type Change =
  | TemplateText
  | { fromDay: Day; reason: string | null; publishedBy: string; publishedAt: Date }
  | { withdrawnBy: string; withdrawnAt: Date };

/** Keeps what becomes of a version as its next save. */
export async function saveVersion(
  tx: Tx,
  { id, version }: Pick<VersionRow, 'id' | 'version'>,
  change: Change,
): Promise<void> {
  await tx
    .update(versions)
    .set({ ...change, version: version + 1 })
    .where(eq(versions.id, id));
}

export async function dropDraft(tx: Tx, versionId: string): Promise<void> {
  await tx.delete(versions).where(eq(versions.id, versionId));
}

export const describeVersion = (
  row: VersionRow,
  state: TemplateVersion['state'],
): Omit<TemplateVersion, 'is_own'> => ({
  id: row.id,
  number: row.number,
  state,
  subject: row.subject,
  body: row.body,
  from_day: row.fromDay,
  reason: row.reason,
  created_by: row.author,
  created_by_id: row.createdBy,
  created_at: row.createdAt.toISOString(),
  published_by: row.publisher,
  published_by_id: row.publishedBy,
  published_at: row.publishedAt?.toISOString() ?? null,
  withdrawn_by: row.withdrawer,
  withdrawn_by_id: row.withdrawnBy,
  withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
  version: row.version,
});
