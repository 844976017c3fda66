import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { projects } from './projects';

/**
 * One uploaded version of a document. Which definition it answers (`docId`) and what it belongs to
 * (`ownerTable`, `ownerId`, `ownerKey`) are looked up in the contract's document definitions. A new
 * version supersedes the one before; bytes live in the object store under their hash.
 */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    docId: integer().notNull(),
    ownerTable: text().notNull(),
    ownerId: uuid().notNull(),
    ownerKey: text().notNull(),
    /** The person the document speaks of and the project it travels with, for access. */
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
    // One file per slot, whatever happens at the same time.
    uniqueIndex('documents_current_key')
      .on(t.ownerTable, t.ownerId, t.ownerKey, t.docId)
      .where(sql`superseded_by is null`),
    index('documents_sha256').on(t.sha256),
    index('documents_user').on(t.userId, t.id),
    index('documents_project').on(t.projectId, t.id),
    index('documents_status').on(t.status, t.id),
  ],
);

/** A set of signatures over one exact PDF (the specification's wid). */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    kind: text({ enum: ['loan'] }).notNull(),
    title: text().notNull(),
    version: integer().notNull(),
    sha256: char({ length: 64 }).notNull(),
    size: integer().notNull(),
    status: text({ enum: ['pending', 'signed', 'void'] }).notNull(),
    createdAt: createdAt(),
    completedAt: instant(),
  },
  (t) => [uniqueIndex('contracts_project_kind_key').on(t.projectId, t.kind, t.version)],
);

export const signatures = pgTable(
  'signatures',
  {
    id: id(),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id),
    userId: uuid().notNull(),
    party: text({ enum: ['applicant', 'supplier', 'platform'] }).notNull(),
    position: integer().notNull(),
    signedAt: instant(),
    /** Who, when, from where, with which factor, over which hash, under which words. */
    evidence: jsonb().$type<Record<string, string | number | null>>(),
    sealHash: char({ length: 64 }),
  },
  (t) => [
    uniqueIndex('signatures_contract_party_key').on(t.contractId, t.party),
    index('signatures_user').on(t.userId, t.id),
  ],
);
