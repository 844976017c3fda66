import { href } from '@contract/kernel/screens';
import { table } from '@contract/locales/es-MX/kernel/table';
import {
  chargeStates,
  autopay as own,
  directDebit as words,
} from '@contract/locales/es-MX/treasury/direct-debits';
import {
  chargeStatuses,
  type DirectDebitCharge,
  directDebitCharges,
} from '@contract/treasury/direct-debit-charges';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useMay } from '@portal/refine/use-may';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { dayColumn, linkColumn, moneyColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { CollectDialog } from './CollectDialog';
import { accountOf, chargeState, reasonOf } from './charge-tones';
import { FailDialog } from './FailDialog';

const filters = [
  {
    name: 'status',
    label: t(own.columns.status),
    options: optionsOf(chargeStatuses, texts(chargeStates)),
  },
];

const instalmentOf = ({ project_folio, n }: DirectDebitCharge) => `${project_folio} · ${n}`;

const columns: readonly Column<DirectDebitCharge>[] = [
  dayColumn('charge_on', t(own.columns.chargeOn), (row) => row.charge_on, { sortable: true }),
  { key: 'reference', title: t(own.columns.reference), csv: (row) => row.reference },
  linkColumn(
    'applicant',
    t(words.applicant),
    (row) => row.applicant_name,
    (row) => href('applicantShow', { applicantId: row.applicant_id }),
  ),
  {
    key: 'instalment',
    title: t(own.columns.instalment),
    render: (row) => (
      <Link className="amount" to={href('backofficeProjectShow', { projectId: row.project_id })}>
        {instalmentOf(row)}
      </Link>
    ),
    csv: instalmentOf,
  },
  {
    key: 'account',
    title: t(own.columns.account),
    render: (row) => <span className="amount">{accountOf(row)}</span>,
    csv: accountOf,
  },
  stateColumn('status', t(own.columns.status), ({ status }) => chargeState(status)),
  { key: 'reason', title: t(own.columns.reason), csv: reasonOf },
  moneyColumn('amount', t(own.columns.amount), (row) => row.amount_cents),
];

/** All charges by mandate; what the bank did not make, or made without saying so, is written down here. */
export function ChargeTable() {
  const mayFail = useMay('direct-debit-charges.edit');
  const [failing, setFailing] = useState<DirectDebitCharge>();
  const [collecting, setCollecting] = useState<DirectDebitCharge>();
  return (
    <>
      <ResourceTable
        id="direct-debit-charges"
        label={t(words.charges)}
        endpoint={directDebitCharges.list}
        rowKey={({ id }) => id}
        dense
        empty={{ text: t(words.noCharges) }}
        filters={filters}
        columns={[
          ...columns,
          {
            key: 'act',
            title: t(table.action),
            render: (row) =>
              mayFail && (row.status === 'sent' || row.status === 'failed') ? (
                <Flex wrap gap="small">
                  {row.status === 'sent' ? (
                    <Button size="small" onClick={() => setFailing(row)}>
                      {t(words.fail)}
                    </Button>
                  ) : null}
                  <Button size="small" onClick={() => setCollecting(row)}>
                    {t(words.collect)}
                  </Button>
                </Flex>
              ) : null,
          },
        ]}
      />
      <FailDialog charge={failing} onClose={() => setFailing(undefined)} />
      <CollectDialog charge={collecting} onClose={() => setCollecting(undefined)} />
    </>
  );
}
