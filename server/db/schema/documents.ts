import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';

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
