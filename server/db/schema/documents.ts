import type { Condition } from '@contract/documents/document-conditions';
import type {
  DocumentAssociation,
  DocumentExtension,
  DocumentGroup,
  DocumentTable,
} from '@contract/documents/document-definitions';
import type { Day } from '@contract/kernel/fields/day';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';

/** What a document may belong to: the tables of definitions, and co-obligors, who have photographs of a person's kinds. */
export type OwnerTable = DocumentTable | 'co_obligors';

/**
 * What is asked of a kind of document (`docId`) from a day on, until a later row of its number or `validTo`:
 * the specification's definition and field config, whose names are those of the wire. Texts are what people read.
 */
export const documentDefinitions = pgTable(
  'document_definitions',
  {
    id: id(),
    docId: integer().notNull(),
    validFrom: date().$type<Day>().notNull(),
    /** First day on which it is not required any more; null while it is. */
    validTo: date().$type<Day>(),
    name: text().notNull(),
    description: text().notNull(),
    indication: text().notNull(),
    isRequired: boolean().notNull(),
    verificationRequiered: boolean().notNull(),
    clasification: text({ enum: ['user', 'project'] }).notNull(),
    clasification2: text('clasification_2').$type<DocumentGroup>().notNull(),
    prefix: text().notNull(),
    fileType: text().array().$type<DocumentExtension[]>().notNull(),
    dbTable: text().$type<DocumentTable>().notNull(),
    dbField: text().notNull(),
    fieldName: text().notNull(),
    sectionId: text().notNull(),
    condition: jsonb().$type<Condition>(),
    boPrivate: boolean().notNull(),
    boEditable: boolean().notNull(),
    uploadedBy: text().array().$type<('owner' | 'supplier')[]>().notNull(),
    divClass: text().notNull(),
    association: jsonb().$type<DocumentAssociation<string>>(),
    /** Where it comes from: law, decision. */
    source: text().notNull(),
    setBy: text().notNull(),
  },
  (t) => [
    uniqueIndex('document_definitions_doc_from_key').on(t.docId, t.validFrom),
    check('document_definitions_in_order', sql`${t.validTo} > ${t.validFrom}`),
  ],
);

/**
 * One uploaded version of a document, and the definition under which it was uploaded, which it keeps. What it
 * belongs to is `ownerTable`, `ownerId` and `ownerKey`. A new version supersedes the one before; bytes live in
 * the object store under their hash.
 */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    docId: integer().notNull(),
    definitionId: uuid()
      .notNull()
      .references(() => documentDefinitions.id),
    ownerTable: text().$type<OwnerTable>().notNull(),
    ownerId: uuid().notNull(),
    ownerKey: text().notNull(),
    /** The person the document is about and the project it travels with, for access. */
    userId: uuid(),
    projectId: uuid(),
    sha256: char({ length: 64 }).notNull(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: ['pending', 'verificado', 'rechazado', 'loaded'] }).notNull(),
    rejectReason: text(),
    verifiedBy: uuid(),
    uploadedBy: uuid().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    supersededBy: uuid(),
  },
  (t) => [
    index('documents_owner').on(t.ownerTable, t.ownerId, t.docId, t.id),
    // One file per slot, also under concurrent uploads.
    uniqueIndex('documents_current_key')
      .on(t.ownerTable, t.ownerId, t.ownerKey, t.docId)
      .where(sql`superseded_by is null`),
    index('documents_sha256').on(t.sha256),
    index('documents_user').on(t.userId, t.id),
    index('documents_project').on(t.projectId, t.id),
    index('documents_status').on(t.status, t.id),
  ],
);

/**
 * Bytes in the object store, from before they get there. A row in `documents` or `contracts` names them a moment
 * later or never does, and then they are swept.
 */
export const storedObjects = pgTable('stored_objects', {
  sha256: char({ length: 64 }).primaryKey(),
  announcedAt: timestamp({ withTimezone: true }).notNull(),
});
