import { backofficeSummary } from '@contract/platform/backoffice-summary';
import { implement } from '@server/http/implement';
import { whatWaits } from './repository';

export const backofficeSummaryHandlers = implement(backofficeSummary, {
  show: async ({ db, principal, now }) => ({ items: await whatWaits(db, principal, now) }),
});
