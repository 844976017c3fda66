import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { treasuryReceipts } from '@contract/locales/es-MX/treasury/receipts';
import { payouts } from '@contract/treasury/payouts';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Flex } from 'antd';
import { type BankMovement, rowsOf } from './AssignDialog';
import { MovementAccounts } from './MovementAccounts';

interface ReturnDialogProps {
  movement: BankMovement | undefined;
  onClose: () => void;
}

/** Orders that a deposit without an owner goes back to the account that sent it. */
export function ReturnDialog({ movement, onClose }: ReturnDialogProps) {
  return (
    <FormModal open={movement !== undefined} title={t(treasury.giveBackTitle)} onClose={onClose}>
      {movement ? (
        <Flex vertical gap={16}>
          <p>{t(treasury.giveBackHelp)}</p>
          <DescriptionList inline rows={rowsOf(movement)} />
          <MovementAccounts key={movement.id} movement={movement} />
          <ReturnForm movement={movement} onDone={onClose} />
        </Flex>
      ) : null}
    </FormModal>
  );
}

function ReturnForm({ movement, onDone }: { movement: BankMovement; onDone: () => void }) {
  const giveBack = useAct(payouts.returnDeposit);
  const give = useReceipt();
  return (
    <AppForm
      schema={payouts.returnDeposit.body}
      initial={{ reason: '' }}
      submitLabel={`${t(treasury.giveBack)}: ${formatMoney(movement.amount_cents)}`}
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) => {
        const order = await giveBack.mutateAsync({ params: { movementId: movement.id }, body });
        give({
          ...texts(treasuryReceipts.returned),
          amount: order.amount_cents,
          rows: rowsOf(movement).slice(0, 3),
          at: order.created_at,
        });
      }}
    >
      <TextAreaWithCounter
        name="reason"
        label={t(treasury.decisionReason)}
        maximum={300}
        rows={3}
      />
    </AppForm>
  );
}
