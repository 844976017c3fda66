import type { WithdrawalStatus } from '@contract/withdrawals';
import { withdrawalStatusName } from '@portal/messages/money';
import { StatusTag } from '@portal/ui/parts/StatusTag';

const tones = {
  requested: 'info',
  sent: 'info',
  confirmed: 'success',
  returned: 'danger',
  rejected: 'danger',
  cancelled: 'neutral',
} as const;

export function WithdrawalState({ status }: { status: WithdrawalStatus }) {
  return <StatusTag tone={tones[status]}>{withdrawalStatusName[status]}</StatusTag>;
}
