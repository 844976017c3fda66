import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { money } from '@contract/locales/es-MX/treasury/money';
import { treasuryReceipts } from '@contract/locales/es-MX/treasury/receipts';
import { bankMovements, reversalKinds } from '@contract/treasury/bank-movements';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { formatDate, formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Flex } from 'antd';
import type { BankMovement } from './AssignDialog';

interface ReverseDialogProps {
  movement: BankMovement | undefined;
  onClose: () => void;
}

/** Whether a line that came in is the way back of what left: a transfer of ours, or a charge without an order. */
export const isSent = (kind: string | undefined) =>
  kind === 'withdrawal' || kind === 'stage' || kind === 'payout' || kind === 'charge';

/** Takes back a deposit that the bank returned, or whose line never was; and a return of ours that never was. */
export function ReverseDialog({ movement, onClose }: ReverseDialogProps) {
  const ofOurs = isSent(movement?.matched?.kind);
  return (
    <FormModal
      open={movement !== undefined}
      title={ofOurs ? t(treasury.reverseReturnTitle) : t(treasury.reverseTitle)}
      onClose={onClose}
    >
      {movement ? (
        <Flex vertical gap={16}>
          <p>{t(helpOf(movement.matched?.kind))}</p>
          <DescriptionList inline rows={rowsOf(movement)} />
          <ReverseForm movement={movement} onDone={onClose} />
        </Flex>
      ) : null}
    </FormModal>
  );
}

const helpOf = (kind: string | undefined) => {
  if (kind === 'charge') return treasury.reverseChargeHelp;
  return isSent(kind) ? treasury.reverseReturnHelp : treasury.reverseHelp;
};

const rowsOf = (movement: BankMovement) => [
  ...(movement.matched ? [{ label: t(treasury.owner), value: movement.matched.name }] : []),
  { label: t(treasury.occurredOn), value: formatDate(movement.occurred_on) },
  { label: t(money.trackingKey), value: movement.tracking_key },
  { label: t(money.amount), value: formatMoney(movement.amount_cents) },
];

function ReverseForm({ movement, onDone }: { movement: BankMovement; onDone: () => void }) {
  const reverse = useAct(bankMovements.reverse);
  const give = useReceipt();
  return (
    <AppForm
      schema={bankMovements.reverse.body}
      initial={{ kind: undefined, occurred_on: dayInMexicoCity(new Date()), reason: '' }}
      submitLabel={`${t(treasury.reverse)}: ${formatMoney(movement.amount_cents)}`}
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) => {
        await reverse.mutateAsync({ params: { movementId: movement.id }, body });
        give({ ...texts(treasuryReceipts.reversed), rows: rowsOf(movement) });
      }}
    >
      <SelectInput
        name="kind"
        label={t(treasury.reverseKind)}
        options={optionsOf(
          isSent(movement.matched?.kind) ? ['mistaken'] : reversalKinds,
          texts(treasury.reversals),
        )}
      />
      <DateInput name="occurred_on" label={t(treasury.reverseOn)} />
      <TextAreaWithCounter
        name="reason"
        label={t(treasury.decisionReason)}
        maximum={300}
        rows={3}
      />
    </AppForm>
  );
}
