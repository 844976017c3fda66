import { platformWords } from '@contract/locales/es-MX/platform/server';
import {
  savedFilters as contract,
  type FilteredList,
  MOST_SAVED_FILTERS,
} from '@contract/platform/saved-filters';
import type { Tx } from '@server/db/connection';
import { searchText } from '@server/db/search-text';
import { notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { v7 } from 'uuid';
import { listCalls } from './lists';
import {
  addFilter,
  changeFilter,
  clearDefault,
  filterOf,
  filtersOf,
  holdOwner,
  removeFilter,
  type SavedFilterRow,
} from './repository';
import { isUnderstood, understood } from './rules';
import { placeOf } from './sealed';

const words = platformWords.savedFilters;

export const savedFilterHandlers = implement(contract, {
  async list({ db, principal, query: { list }, vault }) {
    const rows = await filtersOf(db, principal.userId, list);
    const items = rows.flatMap(({ id, name, query, isDefault }) => {
      const asked = understood(listCalls[list], vault.open(query, placeOf(id)));
      // The list has changed, and nothing of it is left to choose.
      return asked ? [{ id, name, query: asked, is_default: isDefault }] : [];
    });
    return { items };
  },

  async create({ db, principal: { userId }, body, now, vault }) {
    const { list, name, query, is_default: isDefault } = body;
    if (!isUnderstood(listCalls[list], query)) throw refused(t(words.notOfTheList));
    await holdOwner(db, userId);
    const kept = await filtersOf(db, userId, list);
    if (kept.length >= MOST_SAVED_FILTERS) {
      throw refused(t(words.tooMany, { count: MOST_SAVED_FILTERS }));
    }
    const id = v7();
    const nameSearched = freeName(kept, name);
    const sealed = vault.seal(query, placeOf(id));
    if (isDefault) await clearDefault(db, { userId, list, id });
    const row = { id, userId, list, name, nameSearched, query: sealed, isDefault, createdAt: now };
    await addFilter(db, row);
    return { id, name, query, is_default: isDefault };
  },

  async edit({ db, principal: { userId }, params, body }) {
    const row = await hold(db, userId, params.savedFilterId);
    const others = await othersOf(db, row);
    const nameSearched = freeName(others, body.name);
    if (body.is_default) await clearDefault(db, row);
    await changeFilter(db, row.id, { name: body.name, nameSearched, isDefault: body.is_default });
    return { ok: true as const };
  },

  async remove({ db, principal: { userId }, params }) {
    if (!(await removeFilter(db, userId, params.savedFilterId))) throw notFound();
    return { ok: true as const };
  },
});

async function hold(tx: Tx, userId: string, id: string): Promise<SavedFilterRow> {
  await holdOwner(tx, userId);
  const row = await filterOf(tx, userId, id);
  if (!row) throw notFound();
  return row;
}

async function othersOf(tx: Tx, row: { id: string; userId: string; list: FilteredList }) {
  const all = await filtersOf(tx, row.userId, row.list);
  return all.filter(({ id }) => id !== row.id);
}

/**
 * The name as names are compared.
 * @throws AppError rule, on its field, when another filter of the list has it
 */
function freeName(others: readonly SavedFilterRow[], name: string): string {
  const compared = searchText(name);
  if (others.some(({ nameSearched }) => nameSearched === compared)) {
    throw refused(t(words.taken), { name: t(words.taken) });
  }
  return compared;
}
