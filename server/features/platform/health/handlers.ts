import { health as contract, healthCheckNames } from '@contract/platform/health';
import { implement } from '@server/http/implement';
import { checks } from './checks';

export const healthHandlers = implement(contract, {
  async show({ db, config, adapters, now }) {
    const { objects, scanner } = adapters;
    const house = { db, config, objects, scanner, now };
    return {
      checked_at: now.toISOString(),
      started_at: new Date(performance.timeOrigin).toISOString(),
      checks: await Promise.all(
        healthCheckNames.map(async (name) => ({ name, ...(await checks[name](house)) })),
      ),
    };
  },
});
