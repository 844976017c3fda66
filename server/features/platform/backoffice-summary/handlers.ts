import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { backofficeSummary } from '@contract/platform/backoffice-summary';
import { implement } from '@server/http/implement';
import { shortfallOf } from '@server/ledger/shortfall';
import { udiMissingOn } from '../settings/udi-days';
import { whatWaits } from './repository';

export const backofficeSummaryHandlers = implement(backofficeSummary, {
  show: async ({ db, principal, now }) => ({
    items: await whatWaits(db, principal, now),
    shortfall_cents: await shortfallOf(db, null),
    udi_missing_on: await udiMissingOn(db, dayInMexicoCity(now)),
  }),
});
