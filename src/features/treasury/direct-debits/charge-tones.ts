import { chargeStates, autopay as words } from '@contract/locales/es-MX/treasury/direct-debits';
import { failureReasonNames } from '@contract/locales/es-MX/treasury/failure-reasons';
import type { ChargeStatus, DirectDebitCharge } from '@contract/treasury/direct-debit-charges';
import { t } from '@portal/i18n';
import type { Tone } from '@portal/ui/kit/tones';

const tones = {
  announced: 'waiting',
  ordered: 'waiting',
  sent: 'info',
  collected: 'success',
  returned: 'danger',
  failed: 'danger',
  not_needed: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<ChargeStatus, Tone>;

/** How a charge stands, as its tag shows it. */
export const chargeState = (status: ChargeStatus): { tone: Tone; text: string } => ({
  tone: tones[status],
  text: t(chargeStates[status]),
});

/** Why the bank did not make a charge; empty of any other. */
export const reasonOf = ({ reason }: Pick<DirectDebitCharge, 'reason'>) =>
  reason ? t(failureReasonNames[reason]) : '';

/** What a mandate charges, as its person recognises it. */
export function accountOf({
  kind,
  bank,
  last4,
}: Pick<DirectDebitCharge, 'kind' | 'bank' | 'last4'>): string {
  const name = `${bank ?? ''} •••• ${last4}`.trim();
  return kind === 'card' ? t(words.card, { name }) : name;
}
