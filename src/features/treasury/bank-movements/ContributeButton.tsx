import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { money } from '@contract/locales/es-MX/treasury/money';
import { treasuryReceipts } from '@contract/locales/es-MX/treasury/receipts';
import { bankMovements } from '@contract/treasury/bank-movements';
import { t, texts } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useRead } from '@portal/refine/use-read';
import { formatDate, formatMoney } from '@portal/ui/format';
import { Button, Flex } from 'antd';
import type { BankMovement } from './AssignDialog';

/** Makes custody whole with a deposit of the operator; shown on those alone, while something is lacking. */
export function ContributeButton({ movement }: { movement: BankMovement }) {
  const state = useRead(bankMovements.reconciliation, {});
  const contribute = useConfirmedAct(bankMovements.contribute);
  const short = state.data?.shortfall_cents ?? 0;
  if (short === 0 || !state.data?.contributable.includes(movement.id)) return null;
  const left = short - movement.amount_cents;
  const tooMuch =
    left < 0 ? t(treasury.contributeTooMuch, { amount: formatMoney(short) }) : undefined;

  async function ask() {
    await contribute.ask(
      {
        title: t(treasury.contributeTitle),
        text: `${t(treasury.contributeText)} ${t(treasury.lacking, { amount: formatMoney(short) })}${
          left > 0 ? ` ${t(treasury.stillLacking, { amount: formatMoney(left) })}` : ''
        }`,
        rows: [
          { label: t(treasury.senderName), value: movement.sender_name },
          { label: t(treasury.occurredOn), value: formatDate(movement.occurred_on) },
          { label: t(money.trackingKey), value: movement.tracking_key },
          { label: t(money.amount), value: formatMoney(movement.amount_cents) },
        ],
        okText: `${t(treasury.contribute)}: ${formatMoney(movement.amount_cents)}`,
      },
      { params: { movementId: movement.id } },
      {
        receipt: () => ({
          ...texts(treasuryReceipts.contributed),
          amount: movement.amount_cents,
          rows: [{ label: t(money.trackingKey), value: movement.tracking_key }],
        }),
      },
    );
  }

  return (
    <Flex vertical gap={4} align="flex-start">
      <Button
        size="small"
        disabled={tooMuch !== undefined}
        title={tooMuch}
        loading={contribute.isPending}
        onClick={() => void ask()}
      >
        {t(treasury.contribute)}
      </Button>
      {tooMuch ? <span>{tooMuch}</span> : null}
    </Flex>
  );
}
