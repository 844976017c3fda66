import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { settingOrFirst } from '@server/features/platform';
import type { ReviewHours } from './rules';

/** The hours in which documents should be decided, as they hold today. */
export async function reviewHours(db: Db | Tx, now: Date): Promise<ReviewHours> {
  const day = dayInMexicoCity(now);
  return {
    soon: await settingOrFirst(db, 'review_soon_hours', day),
    late: await settingOrFirst(db, 'review_late_hours', day),
  };
}
