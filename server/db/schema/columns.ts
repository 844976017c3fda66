import type { Centavos } from '@contract/kernel/fields/centavos';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Time-ordered primary key: new rows append to their indexes, and lists page by it. */
export const id = () => uuid().primaryKey().$defaultFn(v7);

/** Integer centavos; a bigint column read as a safe integer. */
export const centavos = () => bigint({ mode: 'number' }).$type<Centavos>();

export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => instant().notNull().defaultNow();
