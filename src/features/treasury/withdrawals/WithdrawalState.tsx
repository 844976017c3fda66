import type { Withdrawal } from '@contract/treasury/withdrawals';
import { withdrawalStatusText } from '@portal/features/treasury/withdrawals/withdrawal-status-text';
import { StatusTag } from '@portal/ui/kit/StatusTag';

const tones = {
  requested: 'info',
  sent: 'info',
  confirmed: 'success',
  returned: 'danger',
  rejected: 'danger',
  cancelled: 'neutral',
} as const;

type State = Pick<Withdrawal, 'status' | 'in_process'>;

export function WithdrawalState({ withdrawal }: { withdrawal: State }) {
  return <StatusTag tone={tones[withdrawal.status]}>{withdrawalStatusText(withdrawal)}</StatusTag>;
}
