import type {
  definitionRows as contract,
  DefinitionRow,
} from '@contract/documents/definition-rows';
import { type DocumentDefinition, placeOf } from '@contract/documents/document-definitions';
import type { Day } from '@contract/kernel/fields/day';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { documentDefinitions, documents } from '@server/db/schema/documents';
import { contains } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import { t } from '@server/i18n';
import { and, asc, desc, eq, gt, isNull, lte, max, ne, or, sql } from 'drizzle-orm';
import { DEFINITIONS_LOCK, toDefinition } from './definitions';
import { stateOf } from './rules';

export type Row = typeof documentDefinitions.$inferSelect;

/** Changes of definitions take turns, so that numbers and places are given once. */
export async function lockDefinitions(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${DEFINITIONS_LOCK}, 0))`);
}

/** Every row of a kind, the latest first. */
export const rowsOf = (db: Db | Tx, docId: number): Promise<Row[]> =>
  db
    .select()
    .from(documentDefinitions)
    .where(eq(documentDefinitions.docId, docId))
    .orderBy(desc(documentDefinitions.validFrom));

/** Of a kind's rows, the latest first, that which began last. */
export const begunOf = (rows: readonly Row[], today: Day) =>
  rows.find(({ validFrom }) => validFrom <= today);

/** The save of a kind that was last. */
export const versionOf = (rows: readonly Row[]) => Math.max(0, ...rows.map((row) => row.version));

export const uploadsOf = (db: Db | Tx, docId: number): Promise<number> =>
  db.$count(documents, eq(documents.docId, docId));

export const uploadsUnder = (db: Db | Tx, definitionId: string): Promise<number> =>
  db.$count(documents, eq(documents.definitionId, definitionId));

/** A number that no kind had; the product's own are below. */
export async function nextDocId(tx: Tx): Promise<number> {
  const [row] = await tx.select({ most: max(documentDefinitions.docId) }).from(documentDefinitions);
  return Math.max(100, (row?.most ?? 0) + 1);
}

/** Whether another kind has, had or will have this field, or this place. */
export async function takenBy(
  tx: Tx,
  rule: Pick<DocumentDefinition<string>, 'doc_id' | 'db_table' | 'db_field' | 'extras'>,
): Promise<'db_field' | 'association.key' | null> {
  const others = await tx
    .select()
    .from(documentDefinitions)
    .where(ne(documentDefinitions.docId, rule.doc_id));
  const own = others.some(
    ({ dbTable, dbField }) => dbTable === rule.db_table && dbField === rule.db_field,
  );
  if (own) return 'db_field';
  const { table, key } = placeOf(rule);
  const isThere = others.some((row) => {
    const place = placeOf(toDefinition(row));
    return place.table === table && place.key === key;
  });
  if (!isThere) return null;
  return rule.extras.association ? 'association.key' : 'db_field';
}

/** The columns of a definition. */
export const columnsOf = (rule: Omit<DocumentDefinition<string>, 'doc_id'>) => ({
  name: rule.name,
  description: rule.description,
  indication: rule.indication,
  isRequired: rule.is_required,
  verificationRequiered: rule.verification_requiered,
  clasification: rule.clasification,
  clasification2: rule.clasification_2,
  prefix: rule.prefix,
  fileType: [...rule.file_type],
  dbTable: rule.db_table,
  dbField: rule.db_field,
  fieldName: rule.field_name,
  sectionId: rule.section_id,
  showConditioned: rule.show_conditioned,
  condition: rule.condition,
  boPrivate: rule.bo_private,
  boEditable: rule.bo_editable,
  uploadedBy: [...rule.uploaded_by],
  bulkVerifiable: rule.bulk_verifiable,
  ofCoObligor: rule.of_co_obligor,
  comparedWith: rule.compared_with && [...rule.compared_with],
  divClass: rule.div_class,
  association: rule.extras.association,
});

/** A row as staff see it. */
export function describe(row: Row, current: Row | undefined, today: Day): DefinitionRow {
  const { extras, file_type, uploaded_by, compared_with, ...rule } = toDefinition(row);
  return {
    ...rule,
    file_type: [...file_type],
    uploaded_by: [...uploaded_by],
    compared_with: compared_with && [...compared_with],
    association: extras.association,
    valid_from: row.validFrom,
    valid_to: row.validTo,
    state: stateOf(row, current, today),
    source: row.source,
    set_by: row.setBy === 'seed' ? t(documentsWords.documents.definitions.initial) : row.setBy,
  };
}

/** One row a kind: what holds today, or else what comes next, or what held last. */
export async function listDefinitions(db: Db, query: QueryOf<typeof contract.list>, today: Day) {
  const { id, docId, name, validFrom, validTo, dbTable } = documentDefinitions;
  const begun = lte(validFrom, today);
  const shown = db
    .selectDistinctOn([docId], { id })
    .from(documentDefinitions)
    .orderBy(
      asc(docId),
      desc(sql`${validFrom} <= ${today}`),
      desc(sql`case when ${validFrom} <= ${today} then ${validFrom} end`),
      asc(validFrom),
    );
  const states = {
    current: and(begun, or(isNull(validTo), gt(validTo, today))),
    upcoming: gt(validFrom, today),
    ended: and(begun, lte(validTo, today)),
  };
  const page = await pageOf(db, query, {
    table: documentDefinitions,
    id,
    own: (row) => row,
    select: db.select().from(documentDefinitions),
    within: sql`${id} in (${shown})`,
    filters: {
      q: (typed) => contains(name, typed),
      db_table: dbTable,
      asked: (state) => states[state],
    },
    sorts: { doc_id: docId },
    defaultSort: 'doc_id',
  });
  return { ...page, items: page.items.map((row) => describe(row, row, today)) };
}
