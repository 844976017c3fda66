import { dayInMexicoCity, toDay } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { addSettings } from '@server/features/platform';
import type { testApi } from './api';

/** Sets parameters that rule from a day on, as two of staff do; those that the day has stay. */
export const settingsFrom =
  (api: Awaited<ReturnType<typeof testApi>>) =>
  (validFrom: string, values: Record<string, unknown>) =>
    inTransaction(api.db, (tx) =>
      addSettings(
        tx,
        Object.entries(values).map(([key, value]) => ({
          key,
          value,
          validFrom: toDay(validFrom),
          source: 'prueba',
          setBy: 'prueba',
        })),
        { occurredOn: dayInMexicoCity(api.clock.now), actor: 'prueba' },
      ),
    );
