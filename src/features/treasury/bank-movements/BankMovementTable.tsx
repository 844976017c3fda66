import { lists } from '@contract/locales/es-MX/kernel/lists';
import { table } from '@contract/locales/es-MX/kernel/table';
import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { money } from '@contract/locales/es-MX/treasury/money';
import {
  bankDirections,
  bankMovementStatuses,
  bankMovements,
} from '@contract/treasury/bank-movements';
import { UnlessWaiting } from '@portal/features/platform';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { dayColumn, moneyColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { AssignDialog, type BankMovement } from './AssignDialog';
import { ContributeButton } from './ContributeButton';
import { DecideDialog } from './DecideDialog';
import { ReturnDialog } from './ReturnDialog';
import { isSent, ReverseDialog } from './ReverseDialog';

const tones = {
  matched: 'success',
  assigned: 'success',
  unidentified: 'warning',
  review: 'warning',
  held: 'warning',
  dismissed: 'neutral',
  returning: 'info',
  returned: 'neutral',
  mistaken: 'neutral',
} as const;

const filters = [
  {
    name: 'status',
    label: t(money.status),
    options: optionsOf(bankMovementStatuses, texts(treasury.statuses)),
  },
  {
    name: 'direction',
    label: t(treasury.direction),
    options: optionsOf(bankDirections, texts(treasury)),
  },
];

/** A transfer of ours that came back, reported by a person and not signed by the bank. */
const isReportedReturn = ({ status, source, matched }: BankMovement) =>
  status === 'matched' && source !== 'webhook' && isSent(matched?.kind);

/** Money that came in for a person, or that the company put in; what a bank sent back of ours has its own way. */
const isDeposit = ({ status, matched }: BankMovement) =>
  (status === 'matched' || status === 'assigned') &&
  (matched?.kind === 'investor' || matched?.kind === 'applicant' || matched?.kind === 'company');

export const bankMovementColumns: readonly Column<BankMovement>[] = [
  dayColumn('occurred_on', t(money.date), (row) => row.occurred_on, { sortable: true }),
  {
    key: 'direction',
    title: t(treasury.direction),
    csv: (row) => t(treasury[row.direction]),
  },
  {
    key: 'tracking',
    title: t(money.trackingKey),
    csv: (row) => row.tracking_key,
  },
  {
    key: 'sender',
    title: t(money.sender),
    csv: (row) => row.sender_name,
  },
  {
    key: 'receiver',
    title: t(treasury.receiverClabe),
    defaultHidden: true,
    csv: (row) => `•••• ${row.receiver_last4}`,
  },
  {
    key: 'owner',
    title: t(treasury.owner),
    render: (row) => (
      <>
        {row.matched?.to ? (
          <Link to={row.matched.to}>{row.matched.name}</Link>
        ) : (
          (row.matched?.name ?? t(lists.unknown))
        )}{' '}
        {row.third_party ? <StatusTag tone="warning">{t(treasury.thirdParty)}</StatusTag> : null}
      </>
    ),
    csv: (row) => row.matched?.name ?? '',
  },
  stateColumn('status', t(money.status), (row) => ({
    tone: tones[row.status],
    text: t(treasury.statuses[row.status]),
  })),
  moneyColumn('amount_cents', t(money.amount), (row) => row.amount_cents, {
    sortable: true,
  }),
];

/** The bank's lines; those without an owner are given one here, or sent back. */
export function BankMovementTable() {
  const [assigning, setAssigning] = useState<BankMovement>();
  const [returning, setReturning] = useState<BankMovement>();
  const [deciding, setDeciding] = useState<BankMovement>();
  const [reversing, setReversing] = useState<BankMovement>();
  return (
    <>
      <ResourceTable
        id="bank-movements"
        label={t(treasury.movements)}
        endpoint={bankMovements.list}
        rowKey={({ id }) => id}
        dense
        empty={{ text: t(treasury.none) }}
        filters={filters}
        columns={[
          ...bankMovementColumns,
          {
            key: 'assign',
            title: t(table.action),
            render: (row) => (
              <UnlessWaiting objectId={row.id}>
                <LineAct
                  row={row}
                  onAssign={setAssigning}
                  onReturn={setReturning}
                  onDecide={setDeciding}
                  onReverse={setReversing}
                />
              </UnlessWaiting>
            ),
          },
        ]}
      />
      <AssignDialog movement={assigning} onClose={() => setAssigning(undefined)} />
      <ReturnDialog movement={returning} onClose={() => setReturning(undefined)} />
      <DecideDialog movement={deciding} onClose={() => setDeciding(undefined)} />
      <ReverseDialog movement={reversing} onClose={() => setReversing(undefined)} />
    </>
  );
}

interface LineActProps {
  row: BankMovement;
  onAssign: (row: BankMovement) => void;
  onReturn: (row: BankMovement) => void;
  onDecide: (row: BankMovement) => void;
  onReverse: (row: BankMovement) => void;
}

/** The actions of a line in its current state. */
function LineAct({ row, onAssign, onReturn, onDecide, onReverse }: LineActProps) {
  const mayMatch = useMay('bank-movements.match');
  const mayReturn = useMay('payouts.create');
  const mayReverse = useMay('bank-movements.reverse');
  if (row.status === 'review' || row.status === 'held') {
    return mayMatch ? (
      <Button size="small" onClick={() => onDecide(row)}>
        {t(treasury.decide)}
      </Button>
    ) : null;
  }
  if (row.direction !== 'in') return null;
  if (row.status === 'unidentified') {
    return mayMatch ? (
      <Space size="small" wrap>
        <Button size="small" onClick={() => onAssign(row)}>
          {t(treasury.assign)}
        </Button>
        {mayReturn ? (
          <Button size="small" onClick={() => onReturn(row)}>
            {t(treasury.giveBack)}
          </Button>
        ) : null}
        <ContributeButton movement={row} />
      </Space>
    ) : null;
  }
  return mayReverse && (isDeposit(row) || isReportedReturn(row)) ? (
    <Button size="small" onClick={() => onReverse(row)}>
      {t(treasury.reverse)}
    </Button>
  ) : null;
}
