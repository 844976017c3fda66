import { lists } from '@contract/locales/es-MX/kernel/lists';
import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { money } from '@contract/locales/es-MX/treasury/money';
import { treasuryReceipts } from '@contract/locales/es-MX/treasury/receipts';
import { bankMovements } from '@contract/treasury/bank-movements';
import type { Answer } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useChoices } from '@portal/refine/use-choices';
import { toFailure, waits } from '@portal/ui/failure';
import { FormModal } from '@portal/ui/form/FormDialog';
import { formatDate, formatMoney } from '@portal/ui/format';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { useSingle } from '@portal/ui/use-single';
import { Flex, Select } from 'antd';
import { useState } from 'react';
import { MovementAccounts } from './MovementAccounts';

export type BankMovement = Answer<typeof bankMovements.list>['items'][number];

/** Repeated before the money is assigned, or goes back. */
export const rowsOf = (movement: BankMovement) => [
  { label: t(treasury.senderName), value: movement.sender_name },
  { label: t(treasury.occurredOn), value: formatDate(movement.occurred_on) },
  { label: t(money.trackingKey), value: movement.tracking_key },
  { label: t(money.amount), value: formatMoney(movement.amount_cents) },
];

/** Letters with which the search begins. */
const SEARCHED_FROM = 2;

interface AssignDialogProps {
  movement: BankMovement | undefined;
  onClose: () => void;
}

/** Gives a deposit without owner to the person found by name, address or CLABE. */
export function AssignDialog({ movement, onClose }: AssignDialogProps) {
  const notify = useOutcome();
  const give = useReceipt();
  const [chosen, setChosen] = useState<string>();
  const owners = useChoices(bankMovements.owners, {
    // A person with both profiles is there twice: to invest, and to pay their credit.
    label: ({ name, kind, email }) => `${name} · ${t(treasury.ownerKinds[kind])} · ${email}`,
    searchedFrom: SEARCHED_FROM,
  });
  const match = useAct(bankMovements.match);

  const assign = useSingle(async () => {
    const owner = owners.rows.find(({ id }) => id === chosen);
    if (!movement || !owner) return;
    await match
      .mutateAsync({
        params: { movementId: movement.id },
        body: { kind: owner.kind, id: owner.id },
      })
      .then(
        () => {
          give({
            ...texts(treasuryReceipts.assigned),
            rows: [{ label: t(treasury.owner), value: owner.name }, ...rowsOf(movement)],
          });
          onClose();
        },
        (thrown: unknown) => {
          notify.notDone(thrown);
          if (waits(toFailure(thrown))) onClose();
        },
      );
  });

  return (
    <FormModal
      open={movement !== undefined}
      title={t(treasury.assignTitle)}
      okText={t(treasury.assign)}
      okButtonProps={{ disabled: !chosen, loading: match.isPending }}
      footer={undefined}
      hasChanges={owners.q !== '' || chosen !== undefined}
      onOk={() => void assign()}
      onClose={onClose}
      afterClose={() => {
        owners.clear();
        setChosen(undefined);
      }}
    >
      <Flex vertical gap={16}>
        {movement ? (
          <>
            <DescriptionList inline rows={rowsOf(movement)} />
            <MovementAccounts key={movement.id} movement={movement} />
          </>
        ) : null}
        <p>{t(treasury.assignHelp)}</p>
        <Select
          aria-label={t(treasury.assignSearch)}
          placeholder={t(treasury.assignSearch)}
          {...owners.selectProps}
          notFoundContent={
            owners.q.length < SEARCHED_FROM
              ? t(treasury.assignType)
              : owners.isLoaded
                ? t(lists.empty)
                : null
          }
          value={chosen}
          onChange={setChosen}
        />
      </Flex>
    </FormModal>
  );
}
