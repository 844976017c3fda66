import type { EstimateFigures } from '@contract/credit/estimate-fields';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { users } from './identity';
import { supplierAgents, suppliers } from './people';

/** What installers estimated on a visit and shared, as it stood on its day; never changed. */
export const estimates = pgTable(
  'estimates',
  {
    id: id(),
    /** The unguessable part of its address. */
    code: text().notNull(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    /** The seller who shared it; null of the company itself. */
    agentId: uuid().references(() => supplierAgents.id),
    sharedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** Who it is for, in the installer's words; for the installer alone. */
    label: text().notNull(),
    figures: jsonb().$type<EstimateFigures>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('estimates_code_key').on(t.code),
    index('estimates_supplier').on(t.supplierId, t.id),
    index('estimates_agent').on(t.agentId, t.id),
  ],
);
