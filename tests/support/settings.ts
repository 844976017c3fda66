import { toDay } from '@contract/kernel/fields/day';
import { settings } from '@server/db/schema/platform';
import type { testApi } from './api';

/** Sets parameters that rule from a day on. */
export const settingsFrom =
  (api: Awaited<ReturnType<typeof testApi>>) =>
  (validFrom: string, values: Record<string, unknown>) =>
    api.db.insert(settings).values(
      Object.entries(values).map(([key, value]) => ({
        key,
        value,
        validFrom: toDay(validFrom),
        source: 'prueba',
        setBy: 'prueba',
      })),
    );
