import type { FilteredList } from '@contract/platform/saved-filters';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { savedFilters } from '@server/db/schema/platform-saved-filters';
import { and, asc, eq, ne } from 'drizzle-orm';

export type SavedFilterRow = typeof savedFilters.$inferSelect;

/** Changes of one person's filters take turns: how many there are, their names and which is the default hold together. */
export async function holdOwner(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** What a person keeps of a list, by name. */
export const filtersOf = (
  db: Db | Tx,
  userId: string,
  list: FilteredList,
): Promise<SavedFilterRow[]> =>
  db
    .select()
    .from(savedFilters)
    .where(and(eq(savedFilters.userId, userId), eq(savedFilters.list, list)))
    .orderBy(asc(savedFilters.nameSearched));

/** Everything that a person keeps. */
export const allFiltersOf = (db: Db | Tx, userId: string): Promise<SavedFilterRow[]> =>
  db
    .select()
    .from(savedFilters)
    .where(eq(savedFilters.userId, userId))
    .orderBy(asc(savedFilters.list), asc(savedFilters.nameSearched));

/** One of a person's own. */
export async function filterOf(
  tx: Tx,
  userId: string,
  id: string,
): Promise<SavedFilterRow | undefined> {
  const [row] = await tx
    .select()
    .from(savedFilters)
    .where(and(eq(savedFilters.id, id), eq(savedFilters.userId, userId)));
  return row;
}

export async function addFilter(tx: Tx, row: SavedFilterRow): Promise<void> {
  await tx.insert(savedFilters).values(row);
}

export async function changeFilter(
  tx: Tx,
  id: string,
  change: Pick<SavedFilterRow, 'name' | 'nameSearched' | 'isDefault'>,
): Promise<void> {
  await tx.update(savedFilters).set(change).where(eq(savedFilters.id, id));
}

/** Another one becomes the list's default, or none. */
export async function clearDefault(
  tx: Tx,
  { userId, list, id }: Pick<SavedFilterRow, 'userId' | 'list' | 'id'>,
): Promise<void> {
  await tx
    .update(savedFilters)
    .set({ isDefault: false })
    .where(
      and(
        eq(savedFilters.userId, userId),
        eq(savedFilters.list, list),
        ne(savedFilters.id, id),
        eq(savedFilters.isDefault, true),
      ),
    );
}

export async function removeFilter(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(savedFilters)
    .where(and(eq(savedFilters.id, id), eq(savedFilters.userId, userId)))
    .returning({ id: savedFilters.id });
  return gone.length > 0;
}

export async function removeAll(tx: Tx, userId: string): Promise<void> {
  await tx.delete(savedFilters).where(eq(savedFilters.userId, userId));
}
