import { type ListedStage, stageStatusName } from '@contract/credit/stage-item';
import { credit, supplierWords as words } from '@portal/messages/credit';
import { formatDate } from '@portal/ui/format';
import { DateText } from '@portal/ui/kit/DateText';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import type { Column } from '@portal/ui/table/columns';
import { csvInstant, csvMoney } from '@portal/ui/table/csv-values';
import { Link } from 'react-router';

const tones = { waiting: 'neutral', payable: 'warning', paid: 'success' } as const;
const evidenceTones = { missing: 'neutral', pending: 'warning', verified: 'success' } as const;

/** Columns of a list of stages; `to` leads to the screen of a stage's project. */
export const stageColumns = (to: (projectId: string) => string): readonly Column<ListedStage>[] => [
  {
    key: 'folio',
    title: credit.folio,
    render: ({ folio, project_id }) => (
      <Link className="amount" to={to(project_id)}>
        {folio}
      </Link>
    ),
    csv: ({ folio }) => folio,
  },
  {
    key: 'name',
    title: words.stage,
    render: ({ n, name }) => `${n}. ${name}`,
    csv: ({ name }) => name,
  },
  {
    key: 'supplier_name',
    title: credit.supplier,
    csv: ({ supplier_name }) => supplier_name,
  },
  {
    key: 'amount_cents',
    title: credit.amount,
    align: 'right',
    sortable: true,
    render: ({ amount_cents }) => <MoneyText centavos={amount_cents} />,
    csv: ({ amount_cents }) => csvMoney(amount_cents),
  },
  {
    key: 'evidence',
    title: words.evidenceState,
    render: ({ evidence }) => (
      <StatusTag tone={evidenceTones[evidence]}>{words.evidenceWords[evidence]}</StatusTag>
    ),
    csv: ({ evidence }) => words.evidenceWords[evidence],
  },
  {
    key: 'status',
    title: credit.status,
    render: ({ status, bounced_on: on }) => (
      <>
        <StatusTag tone={tones[status]}>{stageStatusName[status]}</StatusTag>
        {on ? <StatusTag tone="danger">{words.bounced(formatDate(on))}</StatusTag> : null}
      </>
    ),
    csv: ({ status, bounced_on: on }) =>
      on ? `${stageStatusName[status]}. ${words.bounced(formatDate(on))}` : stageStatusName[status],
  },
  {
    key: 'paid_at',
    title: words.paidOn,
    render: ({ paid_at }) => (paid_at ? <DateText iso={paid_at} /> : credit.nothing),
    csv: ({ paid_at }) => csvInstant(paid_at),
  },
  {
    key: 'tracking_key',
    title: words.tracking,
    render: ({ tracking_key }) => tracking_key ?? credit.nothing,
    csv: ({ tracking_key }) => tracking_key,
  },
];
