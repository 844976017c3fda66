import type { taxMonthStatuses } from '@contract/treasury/tax-months';

type Status = (typeof taxMonthStatuses)[number];

/** How far a month of withheld taxes is, of the row that was kept once it was reported. */
export function tellStatus(reported: { remittedAt: Date | null } | undefined): Status {
  if (!reported) return 'open';
  return reported.remittedAt ? 'remitted' : 'reported';
}
