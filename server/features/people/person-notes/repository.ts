import type { personNotes as contract } from '@contract/people/person-notes';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { personNotes } from '@server/db/schema/people-notes';
import type { QueryOf } from '@server/http/implement';
import { eq } from 'drizzle-orm';

/** The notes about a person, the newest first. */
export function listNotes(db: Db, userId: string, query: QueryOf<typeof contract.list>) {
  return pageOf(db, query, {
    table: personNotes,
    id: personNotes.id,
    select: db
      .select({ note: personNotes, by: users.fullName })
      .from(personNotes)
      .innerJoin(users, eq(users.id, personNotes.writtenBy)),
    own: (row) => row.note,
    within: eq(personNotes.userId, userId),
    filters: {},
    sorts: { created_at: personNotes.createdAt },
    defaultSort: '-created_at',
  });
}

export async function addNote(tx: Tx, note: Omit<typeof personNotes.$inferInsert, 'id'>) {
  const [row] = await tx.insert(personNotes).values(note).returning({ id: personNotes.id });
  if (!row) throw new Error('the note was not kept');
  return row.id;
}
