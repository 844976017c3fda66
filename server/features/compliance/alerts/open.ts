import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { amlAlerts } from '@server/db/schema/compliance-alerts';
import { settingsAt } from '@server/features/platform';
import type { Found } from './rules';

const HOUR_MS = 3_600_000;

interface Fact extends Found {
  userId: string;
  factKey: string;
  happenedOn: Day;
}

/** Opens the alert of a fact; answers whether there was none yet. */
export async function openAlert(tx: Tx, fact: Fact, now: Date): Promise<boolean> {
  const { rule, userId, factKey, happenedOn, amount, facts } = fact;
  const hours = await settingsAt(tx, ['aml_soon_hours', 'aml_late_hours'], dayInMexicoCity(now));
  const after = (count: number) => new Date(now.getTime() + count * HOUR_MS);
  const [added] = await tx
    .insert(amlAlerts)
    .values({
      rule,
      userId,
      factKey,
      happenedOn,
      amountCents: amount,
      facts,
      createdAt: now,
      soonAt: after(hours('aml_soon_hours')),
      dueAt: after(hours('aml_late_hours')),
    })
    .onConflictDoNothing()
    .returning({ id: amlAlerts.id });
  return added !== undefined;
}
