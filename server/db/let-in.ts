import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from './schema/identity';

/** Whether the owner of an account may come in at all: it is open, and staff have not blocked it. */
export const isLetIn = (userId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${users} account where account.id = ${userId}
        and account.status = 'active' and account.staff_blocked_at is null)`;
