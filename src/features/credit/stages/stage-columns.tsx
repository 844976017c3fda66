import type { ListedStage } from '@contract/credit/stage-item';
import { credit, supplierWords } from '@contract/locales/es-MX/credit/credit';
import { stageStatusName } from '@contract/locales/es-MX/credit/stages';
import { t } from '@portal/i18n';

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
    title: t(credit.folio),
    render: ({ folio, project_id }) => (
      <Link className="amount" to={to(project_id)}>
        {folio}
      </Link>
    ),
    csv: ({ folio }) => folio,
  },
  {
    key: 'name',
    title: t(supplierWords.stage),
    render: ({ n, name }) => `${n}. ${name}`,
    csv: ({ name }) => name,
  },
  {
    key: 'supplier_name',
    title: t(credit.supplier),
    csv: ({ supplier_name }) => supplier_name,
  },
  {
    key: 'amount_cents',
    title: t(credit.amount),
    align: 'right',
    sortable: true,
    render: ({ amount_cents }) => <MoneyText centavos={amount_cents} />,
    csv: ({ amount_cents }) => csvMoney(amount_cents),
  },
  {
    key: 'evidence',
    title: t(supplierWords.evidenceState),
    render: ({ evidence }) => (
      <StatusTag tone={evidenceTones[evidence]}>
        {t(supplierWords.evidenceWords[evidence])}
      </StatusTag>
    ),
    csv: ({ evidence }) => t(supplierWords.evidenceWords[evidence]),
  },
  {
    key: 'status',
    title: t(credit.status),
    render: ({ status, bounced_on: on }) => (
      <>
        <StatusTag tone={tones[status]}>{t(stageStatusName[status])}</StatusTag>
        {on ? (
          <StatusTag tone="danger">{t(supplierWords.bounced, { day: formatDate(on) })}</StatusTag>
        ) : null}
      </>
    ),
    csv: ({ status, bounced_on: on }) =>
      on
        ? `${t(stageStatusName[status])}. ${t(supplierWords.bounced, { day: formatDate(on) })}`
        : t(stageStatusName[status]),
  },
  {
    key: 'paid_at',
    title: t(supplierWords.paidOn),
    render: ({ paid_at }) => (paid_at ? <DateText iso={paid_at} /> : t(credit.nothing)),
    csv: ({ paid_at }) => csvInstant(paid_at),
  },
  {
    key: 'tracking_key',
    title: t(supplierWords.tracking),
    render: ({ tracking_key }) => tracking_key ?? t(credit.nothing),
    csv: ({ tracking_key }) => tracking_key,
  },
];
