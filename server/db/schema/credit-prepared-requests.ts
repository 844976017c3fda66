import type { newPreparedRequest } from '@contract/credit/prepared-requests';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import { searched } from '../search-text';
import { centavos, createdAt, id, instant } from './columns';
import { projects } from './credit';
import { supplierAgents, suppliers } from './people';

/**
 * Credits that installers ask for in the name of people without an account. The account and the project are made
 * when their link is answered; until then nothing of it is anybody's but the installer's.
 */
export const preparedRequests = pgTable(
  'prepared_requests',
  {
    id: id(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    /** The seller who asked; null for the installer itself. */
    agentId: uuid().references(() => supplierAgents.id),
    fullName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    productId: smallint().notNull(),
    amountCents: centavos().notNull(),
    termMonths: smallint().notNull(),
    purpose: text().notNull(),
    site: jsonb().$type<z.output<typeof newPreparedRequest>['site']>().notNull(),
    /** When the link that still counts was sent. */
    invitedAt: instant().notNull(),
    projectId: uuid().references(() => projects.id),
    revokedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('prepared_requests_email_key')
      .on(t.supplierId, sql`lower(${t.email})`)
      .where(sql`project_id is null and revoked_at is null`),
    index('prepared_requests_supplier').on(t.supplierId, t.id),
    index('prepared_requests_name_search').using('gin', sql`${searched(t.fullName)} gin_trgm_ops`),
    index('prepared_requests_email_search').using('gin', sql`${searched(t.email)} gin_trgm_ops`),
    index('prepared_requests_email').on(sql`lower(${t.email})`),
    uniqueIndex('prepared_requests_project_key').on(t.projectId),
  ],
);
