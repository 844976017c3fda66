import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { bankMovements, reversalKinds } from '@contract/treasury/bank-movements';
import { money, treasury as words } from '@portal/messages/money';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { formatDate, formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Flex } from 'antd';
import type { BankMovement } from './AssignDialog';

interface ReverseDialogProps {
  movement: BankMovement | undefined;
  onClose: () => void;
}

/** Whether a line is of a transfer of ours. */
export const isSent = (kind: string | undefined) =>
  kind === 'withdrawal' || kind === 'stage' || kind === 'payout';

/** Takes back a deposit that the bank returned, or whose line never was; and a return of ours that never was. */
export function ReverseDialog({ movement, onClose }: ReverseDialogProps) {
  const ofOurs = isSent(movement?.matched?.kind);
  return (
    <FormModal
      open={movement !== undefined}
      title={ofOurs ? words.reverseReturnTitle : words.reverseTitle}
      onClose={onClose}
    >
      {movement ? (
        <Flex vertical gap={16}>
          <p>{ofOurs ? words.reverseReturnHelp : words.reverseHelp}</p>
          <DescriptionList inline rows={rowsOf(movement)} />
          <ReverseForm movement={movement} onDone={onClose} />
        </Flex>
      ) : null}
    </FormModal>
  );
}

const rowsOf = (movement: BankMovement) => [
  ...(movement.matched ? [{ label: words.owner, value: movement.matched.name }] : []),
  { label: words.occurredOn, value: formatDate(movement.occurred_on) },
  { label: money.trackingKey, value: movement.tracking_key },
  { label: money.amount, value: formatMoney(movement.amount_cents) },
];

function ReverseForm({ movement, onDone }: { movement: BankMovement; onDone: () => void }) {
  const reverse = useAct(bankMovements.reverse);
  return (
    <AppForm
      schema={bankMovements.reverse.body}
      initial={{ kind: undefined, occurred_on: dayInMexicoCity(new Date()), reason: '' }}
      submitLabel={`${words.reverse}: ${formatMoney(movement.amount_cents)}`}
      outcome="updated"
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) =>
        void (await reverse.mutateAsync({ params: { movementId: movement.id }, body }))
      }
    >
      <SelectInput
        name="kind"
        label={words.reverseKind}
        options={optionsOf(
          isSent(movement.matched?.kind) ? ['mistaken'] : reversalKinds,
          words.reversals,
        )}
      />
      <DateInput name="occurred_on" label={words.reverseOn} />
      <TextAreaWithCounter name="reason" label={words.decisionReason} maximum={300} rows={3} />
    </AppForm>
  );
}
