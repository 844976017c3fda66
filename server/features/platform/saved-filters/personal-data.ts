import type { PersonalData } from '../../personal-data';
import { allFiltersOf, removeAll } from './repository';
import { placeOf } from './sealed';

/** What a person of staff kept for themselves. */
export const savedFilterData: PersonalData = {
  async collect(db, { userId }, vault) {
    const rows = await allFiltersOf(db, userId);
    return {
      saved_filters: rows.map(({ id, list, name, query, isDefault, createdAt }) => ({
        list,
        name,
        query: vault.open(query, placeOf(id)),
        is_default: isDefault,
        created_at: createdAt,
      })),
    };
  },

  async erase(tx, { userId }) {
    await removeAll(tx, userId);
  },
};
