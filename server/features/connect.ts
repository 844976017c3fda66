import { creditMoved } from './credit/life-cycle/credit-moved';
import { followCredit } from './funding/opportunities/follow-credit';

/** What lower domains ask of upper ones; done once, before the first call. */
export function connectDomains(): void {
  creditMoved.connect(followCredit);
}
