import type { NipChannel } from '@contract/credit/co-obligors';
import { sql } from 'drizzle-orm';
import { char, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { projects, signatures } from './credit';
import { users } from './identity';

/** Who is named to sign a credit's contract and nothing else, without an account. */
export const contractSigners = pgTable(
  'contract_signers',
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    party: text({ enum: ['legal_representative', 'spouse'] }).notNull(),
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    namedBy: uuid()
      .notNull()
      .references(() => users.id),
    withdrawnAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('contract_signers_open_key')
      .on(t.projectId, t.party)
      .where(sql`withdrawn_at is null`),
    index('contract_signers_email').on(sql`lower(${t.email})`),
  ],
);

/** Links that were sent to sign with, and the code that is open of each. What was sent last of a signature counts. */
export const signatureLinks = pgTable(
  'signature_links',
  {
    id: id(),
    signatureId: uuid()
      .notNull()
      .references(() => signatures.id),
    tokenHash: char({ length: 64 }).notNull(),
    /** Why it was sent: its turn came, to remind, anew by who may, or because its reader asked. */
    kind: text({ enum: ['turn', 'reminder', 'sent', 'asked'] }).notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    openedAt: instant(),
    /** When another took its place, or it was taken back. */
    replacedAt: instant(),
    /** Keyed hash of the code that was sent last. */
    nipMark: text(),
    nipChannel: text().$type<NipChannel>(),
    nipSentAt: instant(),
    nipEndsAt: instant(),
    nipTries: smallint().notNull().default(0),
  },
  (t) => [
    uniqueIndex('signature_links_hash_key').on(t.tokenHash),
    uniqueIndex('signature_links_open_key').on(t.signatureId).where(sql`replaced_at is null`),
    index('signature_links_signature').on(t.signatureId, t.id),
  ],
);
