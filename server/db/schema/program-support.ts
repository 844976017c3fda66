import type { SupportKind } from '@contract/program/support-files';
import {
  char,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './identity';
import { programs } from './program';

/** What a program gives its people to work with, or the house its installers; its file is that of its latest version. */
export const supportFiles = pgTable(
  'support_files',
  {
    id: id(),
    /** Null of the house's own, which is for installers. */
    programId: uuid().references(() => programs.id),
    kind: text().$type<SupportKind>().notNull().default('guide'),
    /** How often its words were corrected. */
    version: integer().notNull().default(0),
    title: text().notNull(),
    description: text().notNull(),
    /** Roles of those whom it is for, who publish it always among them. */
    audience: text().array().notNull().default([]),
    /** The number of the version in force. */
    latest: integer().notNull().default(1),
    /** When the version in force was published. */
    publishedAt: instant().notNull(),
    /** Since when nobody opens it. */
    withdrawnAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('support_files_program').on(t.programId, t.publishedAt, t.id),
    index('support_files_program_title').on(t.programId, t.title, t.id),
  ],
);

/** Each file of it, by number from 1; none is ever changed. */
export const supportFileVersions = pgTable(
  'support_file_versions',
  {
    id: id(),
    supportFileId: uuid()
      .notNull()
      .references(() => supportFiles.id),
    number: integer().notNull(),
    sha256: char({ length: 64 }).notNull(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    publishedBy: uuid()
      .notNull()
      .references(() => users.id),
    publishedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('support_file_versions_number').on(t.supportFileId, t.number),
    index('support_file_versions_sha256').on(t.sha256),
  ],
);

/** Who opened which version, the first time. */
export const supportFileReads = pgTable(
  'support_file_reads',
  {
    versionId: uuid()
      .notNull()
      .references(() => supportFileVersions.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    readAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.versionId, t.userId] }),
    index('support_file_reads_user').on(t.userId),
  ],
);
