import { creditMoved } from './credit/life-cycle/credit-moved';
import { handOverProjects } from './credit/projects/hand-over';
import { returnsHeld } from './credit/stages/returns-held';
import { requiredOfPerson } from './documents/documents/missing';
import { followCredit } from './funding/opportunities/follow-credit';
import { endRecords } from './identity/accounts/unactivated';
import { isSessionOver as sessionIsOver } from './identity/auth/identify';
import { handOverProjects as handOverFrom } from './people/agents/hand-over';
import { balanceWithin } from './people/general-data/balance';
import { endRecords as endPeopleRecords } from './people/memberships/memberships';
import { companyPapers } from './people/suppliers/papers';
import { unsoundDays } from './platform/backoffice-summary/unsound-days';
import { isSessionOver } from './platform/notifications/session-over';
import { balanceWithin as investorBalanceWithin } from './treasury/balances/investor-balance';
import { isUnsound } from './treasury/bank-days/states';
import { withReturnsHeld } from './treasury/transfers/owes';

/** What lower domains ask of upper ones; done once, before the first call. */
export function connectDomains(): void {
  creditMoved.connect(followCredit);
  endRecords.connect(endPeopleRecords);
  handOverFrom.connect(handOverProjects);
  returnsHeld.connect((tx, investorIds) => withReturnsHeld(tx, 'investor', investorIds));
  isSessionOver.connect(sessionIsOver);
  companyPapers.connect(requiredOfPerson);
  balanceWithin.connect(investorBalanceWithin);
  unsoundDays.connect(() => isUnsound);
}
