import type { Implementation } from '@server/http/implement';
import { approvalHandlers } from './approvals/handlers';
import { auditHandlers } from './audit/handlers';
import { authHandlers, passwordHandlers } from './auth/handlers';
import { secondFactorHandlers, stepUpHandlers } from './auth/second-factor.handlers';
import { sessionHandlers } from './auth/sessions.handlers';
import { backofficeSummaryHandlers } from './backoffice-summary/handlers';
import { balanceHandlers } from './balances/handlers';
import { bankAccountHandlers } from './bank-accounts/handlers';
import { bankDayHandlers } from './bank-days/handlers';
import { bankMovementHandlers } from './bank-movements/handlers';
import { commitmentHandlers } from './commitments/handlers';
import { contractHandlers } from './contracts/handlers';
import { depositHandlers } from './deposits/handlers';
import { documentHandlers } from './documents/handlers';
import { documentStorageHandlers } from './documents/storage.handlers';
import { generalDataHandlers } from './general-data/handlers';
import { impersonationHandlers } from './impersonations/handlers';
import { loanHandlers } from './loans/handlers';
import { mailHandlers } from './mails/handlers';
import { movementHandlers } from './movements/handlers';
import { notificationHandlers } from './notifications/handlers';
import { opportunityHandlers } from './opportunities/handlers';
import { participationHandlers } from './participations/handlers';
import { paymentHandlers } from './payments/handlers';
import { payoutHandlers } from './payouts/handlers';
import { applicantHandlers } from './projects/applicants';
import { projectHandlers, supplierDirectoryHandlers } from './projects/handlers';
import { prospectHandlers } from './prospects/handlers';
import { registrationHandlers } from './registrations/handlers';
import { settingHandlers } from './settings/handlers';
import { stageHandlers } from './stages/handlers';
import { totalHandlers } from './totals/handlers';
import { userHandlers } from './users/handlers';
import { withdrawalHandlers } from './withdrawals/handlers';
import { zoneHandlers } from './zones/handlers';

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
  ...mailHandlers,
  ...notificationHandlers,
  ...prospectHandlers,
  ...zoneHandlers,
  ...approvalHandlers,
  ...auditHandlers,
  ...backofficeSummaryHandlers,
  ...registrationHandlers,
  ...totalHandlers,
  ...userHandlers,
];
