import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { money } from '@contract/locales/es-MX/treasury/money';
import { treasuryReceipts } from '@contract/locales/es-MX/treasury/receipts';
import { bankMovements } from '@contract/treasury/bank-movements';
import { payouts } from '@contract/treasury/payouts';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { formatDate, formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Flex } from 'antd';
import * as z from 'zod';
import type { BankMovement } from './AssignDialog';
import { MovementAccounts } from './MovementAccounts';

interface DecideDialogProps {
  movement: BankMovement | undefined;
  onClose: () => void;
}

type Question = 'review' | 'held' | 'sentBack' | 'charge';

const questionOf = ({ status, direction, matched }: BankMovement): Question => {
  if (status !== 'held') return 'review';
  if (matched?.kind === 'charge') return 'charge';
  return direction === 'in' ? 'held' : 'sentBack';
};

const isWayBack = (question: Question) => question === 'sentBack' || question === 'charge';

/**
 * The decision of staff about a waiting line: in review, sent by another person, a deposit sent back once used, or a charge
 * without an order and a deposit may have brought back.
 */
export function DecideDialog({ movement, onClose }: DecideDialogProps) {
  const question = movement ? questionOf(movement) : 'review';
  return (
    <FormModal
      open={movement !== undefined}
      title={t(treasury.decideTitle[question])}
      onClose={onClose}
    >
      {movement ? (
        <Flex vertical gap={16}>
          <p>{t(treasury.decideHelp[question])}</p>
          <DescriptionList inline rows={rowsOf(movement)} />
          <MovementAccounts key={movement.id} movement={movement} />
          <DecideForm movement={movement} question={question} onDone={onClose} />
        </Flex>
      ) : null}
    </FormModal>
  );
}

const rowsOf = (movement: BankMovement) => [
  ...(movement.matched ? [{ label: t(treasury.owner), value: movement.matched.name }] : []),
  { label: t(treasury.senderName), value: movement.sender_name },
  { label: t(treasury.occurredOn), value: formatDate(movement.occurred_on) },
  { label: t(money.trackingKey), value: movement.tracking_key },
  { label: t(money.amount), value: formatMoney(movement.amount_cents) },
];

interface DecideFormProps {
  movement: BankMovement;
  question: Question;
  onDone: () => void;
}

const options = {
  review: optionsOf(['accept', 'dismiss'], texts(treasury.decisions.review)),
  held: optionsOf(['accept', 'giveBack'], texts(treasury.decisions.held)),
};

const decision = z.strictObject({
  decision: z.enum(['accept', 'dismiss', 'giveBack']),
  reason: bankMovements.accept.body.shape.reason,
});

function DecideForm({ movement, question, onDone }: DecideFormProps) {
  const give = useReceipt();
  const sends = {
    accept: useAct(bankMovements.accept),
    dismiss: useAct(bankMovements.dismiss),
    giveBack: useAct(payouts.returnDeposit),
  };
  return (
    <AppForm
      schema={decision}
      // What took a deposit back has one way on.
      initial={{ decision: isWayBack(question) ? 'accept' : undefined, reason: '' }}
      submitLabel={`${t(treasury.decideVerb[question])}: ${formatMoney(movement.amount_cents)}`}
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async ({ decision: chosen, reason }) => {
        await sends[chosen].mutateAsync({ params: { movementId: movement.id }, body: { reason } });
        const receipt =
          chosen === 'giveBack' ? treasuryReceipts.returned : treasuryReceipts.decided;
        give({ ...texts(receipt), rows: rowsOf(movement) });
      }}
    >
      {isWayBack(question) ? null : (
        <SelectInput name="decision" label={t(treasury.decision)} options={options[question]} />
      )}
      <TextAreaWithCounter
        name="reason"
        label={t(treasury.decisionReason)}
        maximum={300}
        rows={3}
      />
    </AppForm>
  );
}
