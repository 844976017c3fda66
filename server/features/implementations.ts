import type { Implementation } from '@server/http/implement';
import { contractHandlers } from './credit/contracts/handlers';
import { loanHandlers } from './credit/loans/handlers';
import { paymentHandlers } from './credit/payments/handlers';
import { applicantHandlers } from './credit/projects/applicants';
import { projectHandlers, supplierDirectoryHandlers } from './credit/projects/handlers';
import { stageHandlers } from './credit/stages/handlers';
import { documentHandlers } from './documents/documents/handlers';
import { documentStorageHandlers } from './documents/documents/storage.handlers';
import { commitmentHandlers } from './funding/commitments/handlers';
import { opportunityHandlers } from './funding/opportunities/handlers';
import { participationHandlers } from './funding/participations/handlers';
import { administratorHandlers } from './identity/administrators/handlers';
import { authHandlers, passwordHandlers } from './identity/auth/handlers';
import { secondFactorHandlers, stepUpHandlers } from './identity/auth/second-factor.handlers';
import { sessionHandlers } from './identity/auth/sessions.handlers';
import { impersonationHandlers } from './identity/impersonations/handlers';
import { userHandlers } from './identity/users/handlers';
import { bankAccountHandlers } from './people/bank-accounts/handlers';
import { generalDataHandlers } from './people/general-data/handlers';
import { registrationHandlers } from './people/registrations/handlers';
import { approvalHandlers } from './platform/approvals/handlers';
import { auditHandlers } from './platform/audit/handlers';
import { backofficeSummaryHandlers } from './platform/backoffice-summary/handlers';
import { mailHandlers } from './platform/mails/handlers';
import { notificationHandlers } from './platform/notifications/handlers';
import { settingHandlers } from './platform/settings/handlers';
import { totalHandlers } from './platform/totals/handlers';
import { prospectHandlers } from './program/prospects/handlers';
import { zoneHandlers } from './program/zones/handlers';
import { balanceHandlers } from './treasury/balances/handlers';
import { bankDayHandlers } from './treasury/bank-days/handlers';
import { bankMovementHandlers } from './treasury/bank-movements/handlers';
import { depositHandlers } from './treasury/deposits/handlers';
import { movementHandlers } from './treasury/movements/handlers';
import { payoutHandlers } from './treasury/payouts/handlers';
import { stagePaymentHandlers } from './treasury/stage-payments/handlers';
import { withdrawalHandlers } from './treasury/withdrawals/handlers';

/** Every call that the API answers. */
export const implementations: Implementation[] = [
  ...authHandlers,
  ...passwordHandlers,
  ...secondFactorHandlers,
  ...stepUpHandlers,
  ...sessionHandlers,
  ...documentHandlers,
  ...documentStorageHandlers,
  ...impersonationHandlers,
  ...generalDataHandlers,
  ...supplierDirectoryHandlers,
  ...applicantHandlers,
  ...payoutHandlers,
  ...projectHandlers,
  ...loanHandlers,
  ...opportunityHandlers,
  ...balanceHandlers,
  ...bankAccountHandlers,
  ...bankDayHandlers,
  ...bankMovementHandlers,
  ...depositHandlers,
  ...movementHandlers,
  ...participationHandlers,
  ...paymentHandlers,
  ...withdrawalHandlers,
  ...commitmentHandlers,
  ...contractHandlers,
  ...settingHandlers,
  ...stageHandlers,
  ...stagePaymentHandlers,
  ...mailHandlers,
  ...notificationHandlers,
  ...prospectHandlers,
  ...zoneHandlers,
  ...approvalHandlers,
  ...auditHandlers,
  ...backofficeSummaryHandlers,
  ...administratorHandlers,
  ...registrationHandlers,
  ...totalHandlers,
  ...userHandlers,
];
