import type { AcknowledgedText } from '@contract/people/acknowledgements';
import {
  char,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { users } from './identity';
import { suppliers } from './people';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What installers signed that they know, one of each version, with the exact bytes; append-only. */
export const acknowledgementSignatures = pgTable(
  'acknowledgement_signatures',
  {
    id: id(),
    folio: text().notNull(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    /** Its owner, who signed for it. */
    userId: uuid()
      .notNull()
      .references(() => users.id),
    document: text().$type<AcknowledgedText>().notNull(),
    version: integer().notNull(),
    /** As the company was called then. */
    company: text().notNull(),
    /** SHA-256 of the words, and of the PDF that says them with the signature. */
    textHash: char({ length: 64 }).notNull(),
    sha256: char({ length: 64 }).notNull(),
    pdf: bytes().notNull(),
    evidence: jsonb().$type<Record<string, string | number | null>>().notNull(),
    sealHash: char({ length: 64 }).notNull(),
    signedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('acknowledgement_signatures_version_key').on(t.supplierId, t.document, t.version),
    uniqueIndex('acknowledgement_signatures_folio_key').on(t.folio),
    index('acknowledgement_signatures_user').on(t.userId),
  ],
);
