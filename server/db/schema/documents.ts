import type { ComparedField } from '@contract/documents/compared-fields';
import type {
  DivClass,
  DocumentExtension,
  DocumentTable,
  Uploader,
} from '@contract/documents/definition-parts';
import type { Condition } from '@contract/documents/document-conditions';
import type { DocumentAssociation, DocumentGroup } from '@contract/documents/document-definitions';
import { documentStatuses } from '@contract/documents/documents';
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
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';

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
    sectionId: text().$type<DocumentGroup>().notNull(),
    showConditioned: boolean().notNull(),
    condition: jsonb().$type<Condition>(),
    boPrivate: boolean().notNull(),
    boEditable: boolean().notNull(),
    uploadedBy: text().array().$type<Uploader[]>().notNull(),
    bulkVerifiable: boolean().notNull().default(false),
    ofCoObligor: boolean().notNull().default(false),
    comparedWith: text().array().$type<ComparedField[]>(),
    divClass: text().$type<DivClass>().notNull(),
    association: jsonb().$type<DocumentAssociation<string>>(),
    /** Where it comes from: law, decision. */
    source: text().notNull(),
    setBy: text().notNull(),
    /** How often what is asked of its kind was saved, by this save; the highest of a kind is the kind's. */
    version: integer().notNull().default(1),
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
    /** Which of several files of its kind there, from 0. */
    assocIndex: smallint().notNull().default(0),
    /** The person the document is about and the project it travels with, for access. */
    userId: uuid(),
    projectId: uuid(),
    sha256: char({ length: 64 }).notNull(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: documentStatuses }).notNull(),
    rejectReason: text(),
    verifiedBy: uuid(),
    /** Who verified it first, where a second person has to; it stays pending until then. */
    firstVerifiedBy: uuid(),
    uploadedBy: uuid().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Since when it waits for a decision, or waited before it has one: brought, or its decision taken back. */
    waitsSince: instant().notNull(),
    supersededBy: uuid(),
    /** Shut: it waits for the scanner, or malicious software was found in it. */
    quarantine: text({ enum: ['waiting', 'infected'] }),
  },
  (t) => [
    index('documents_owner').on(t.ownerTable, t.ownerId, t.docId, t.id),
    // One file per slot, also under concurrent uploads.
    uniqueIndex('documents_current_key')
      .on(t.ownerTable, t.ownerId, t.ownerKey, t.docId, t.assocIndex)
      .where(sql`superseded_by is null`),
    index('documents_sha256').on(t.sha256),
    index('documents_user').on(t.userId, t.id),
    index('documents_project').on(t.projectId, t.id),
    // The queue: what is current, what waits longest first, of all kinds, of one, and of one reviewer.
    index('documents_queue').on(t.status, t.waitsSince, t.id).where(sql`superseded_by is null`),
    index('documents_queue_kind')
      .on(t.docId, t.status, t.waitsSince, t.id)
      .where(sql`superseded_by is null`),
    index('documents_reviewer')
      .on(t.verifiedBy, t.waitsSince, t.id)
      .where(sql`superseded_by is null and verified_by is not null`),
    index('documents_first_reviewer')
      .on(t.firstVerifiedBy)
      .where(sql`first_verified_by is not null`),
    // What one person brought within a day.
    index('documents_uploader').on(t.uploadedBy, t.createdAt),
    index('documents_waiting_for_scan').on(t.id).where(sql`quarantine = 'waiting'`),
  ],
);

/** Which reviewer has which document open, until when; one at a time each. */
export const documentClaims = pgTable('document_claims', {
  documentId: uuid()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  userId: uuid().notNull().unique('document_claims_user_key'),
  until: instant().notNull(),
});

/** Who was shown the data of the person that a document is about: each look is in the audit trail once. */
export const documentComparisons = pgTable(
  'document_comparisons',
  {
    documentId: uuid()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.userId] })],
);

/** What reviewers reject documents with by one key: of a kind, of a group of kinds, or of every kind. */
export const rejectionReasons = pgTable(
  'rejection_reasons',
  {
    id: id(),
    text: text().notNull(),
    clasification2: text('clasification_2').$type<DocumentGroup>(),
    docId: integer(),
    /** Its place in its list; larger ones come later. */
    position: integer().notNull(),
    retiredAt: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    check('rejection_reasons_one_list', sql`${t.clasification2} is null or ${t.docId} is null`),
    // No text twice in a list, also under concurrent saves.
    uniqueIndex('rejection_reasons_text_key')
      .on(sql`coalesce(${t.clasification2}, '')`, sql`coalesce(${t.docId}, 0)`, t.text)
      .where(sql`retired_at is null`),
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
