import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { type Db, inTransaction } from '@server/db/connection';
import { audit, settingOrFirst } from '@server/features/platform';
import { personalData } from '../../personal-data';

const DAY_MS = 86_400_000;

/** Erases what is kept of people who never answered, and the messages to addresses without an account. */
export async function forgetUnanswered(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const days = await settingOrFirst(tx, 'unanswered_days', dayInMexicoCity(now));
    const before = new Date(now.getTime() - days * DAY_MS);
    let erased = 0;
    for (const { forget } of personalData()) erased += (await forget?.(tx, before)) ?? 0;
    if (erased === 0) return;
    await audit(tx, {
      at: now,
      userId: null,
      action: 'privacy.expire',
      object: 'privacy',
      objectId: '',
      details: { erased },
    });
  });
}
