import type { DocumentDefinition } from '@contract/documents/document-definitions';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { Db, Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { documentDefinitions } from '@server/db/schema/documents';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';

/** Changes of definitions take turns at it; what goes by one shares it. */
export const DEFINITIONS_LOCK = 'document_definitions';

/** A definition as a row says it, in the contract's shape. */
export interface Definition extends DocumentDefinition<string> {
  /** Of its row, which a document uploaded under it keeps. */
  id: string;
}

/** The definitions that hold at an instant, by number: of each kind the newest, unless it has ended. */
export function definitionsAt(db: Db | Tx, now: Date): Promise<Definition[]> {
  return readAt(db, now, null);
}

/** The definition of one kind that holds at an instant, or undefined. */
export async function definitionAt(
  db: Db | Tx,
  docId: number,
  now: Date,
): Promise<Definition | undefined> {
  const [definition] = await readAt(db, now, docId);
  return definition;
}

/**
 * Has changes of definitions wait until the transaction ends, which comes to depend on this one.
 *
 * @throws AppError conflict when it has been changed, or has ended, since it was read
 */
export async function holdDefinition(tx: Tx, { doc_id, id }: Definition, now: Date) {
  await tx.execute(
    sql`select pg_advisory_xact_lock_shared(hashtextextended(${DEFINITIONS_LOCK}, 0))`,
  );
  if ((await definitionAt(tx, doc_id, now))?.id !== id) {
    throw conflict(t(documentsWords.documents.definitions.changedMeanwhile));
  }
}

/** The definition under which a document was uploaded. */
export async function definitionOf(db: Db | Tx, definitionId: string): Promise<Definition> {
  const [row] = await db
    .select()
    .from(documentDefinitions)
    .where(eq(documentDefinitions.id, definitionId));
  if (!row) throw new Error(`document definition ${definitionId} is not there`);
  return toDefinition(row);
}

/** Those under which some documents were uploaded. */
export async function definitionsOf(
  db: Db | Tx,
  definitionIds: readonly string[],
): Promise<Definition[]> {
  const rows = await db
    .select()
    .from(documentDefinitions)
    .where(inArray(documentDefinitions.id, [...definitionIds]));
  return rows.map(toDefinition);
}

/** The definition of a kind that holds, or held until it ended: what was uploaded under it is still found. */
export async function lastDefinition(
  db: Db | Tx,
  docId: number,
  now: Date,
): Promise<Definition | undefined> {
  const [row] = await begunQuery(db).execute({ docId, today: dayInMexicoCity(now) });
  return row && toDefinition(row);
}

async function readAt(db: Db | Tx, now: Date, docId: number | null): Promise<Definition[]> {
  const today = dayInMexicoCity(now);
  const rows = await begunQuery(db).execute({ docId, today });
  return rows.filter(({ validTo }) => validTo === null || validTo > today).map(toDefinition);
}

const begunQuery = prepared((db) => {
  const { docId, validFrom } = documentDefinitions;
  const which = sql`coalesce(${docId} = ${sql.placeholder('docId')}::int, true)`;
  return db
    .selectDistinctOn([docId])
    .from(documentDefinitions)
    .where(and(which, lte(validFrom, sql.placeholder('today'))))
    .orderBy(docId, desc(validFrom))
    .prepare('begun_definitions');
});

/** A row in the contract's shape. */
export function toDefinition(row: typeof documentDefinitions.$inferSelect): Definition {
  return {
    id: row.id,
    doc_id: row.docId,
    name: row.name,
    description: row.description,
    indication: row.indication,
    is_required: row.isRequired,
    verification_requiered: row.verificationRequiered,
    clasification: row.clasification,
    clasification_2: row.clasification2,
    prefix: row.prefix,
    file_type: row.fileType,
    db_table: row.dbTable,
    db_field: row.dbField,
    field_name: row.fieldName,
    section_id: row.sectionId,
    show_conditioned: row.showConditioned,
    condition: row.condition,
    bo_private: row.boPrivate,
    bo_editable: row.boEditable,
    uploaded_by: row.uploadedBy,
    bulk_verifiable: row.bulkVerifiable,
    of_co_obligor: row.ofCoObligor,
    compared_with: row.comparedWith,
    div_class: row.divClass,
    extras: { association: row.association },
  };
}
