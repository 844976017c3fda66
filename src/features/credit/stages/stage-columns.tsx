import type { ListedStage } from '@contract/credit/stage-item';
import { credit, supplierWords } from '@contract/locales/es-MX/credit/credit';
import { stageStatusName } from '@contract/locales/es-MX/credit/stages';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { dateColumn, folioColumn, moneyColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';

const tones = { waiting: 'waiting', payable: 'warning', paid: 'success' } as const;
const evidenceTones = { missing: 'neutral', pending: 'warning', verified: 'success' } as const;

/** Columns of a list of stages; `to` leads to the screen of a stage's project. */
export const stageColumns = (to: (projectId: string) => string): readonly Column<ListedStage>[] => [
  folioColumn(t(credit.folio), ({ project_id }) => to(project_id)),
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
  moneyColumn('amount_cents', t(credit.amount), ({ amount_cents }) => amount_cents, {
    sortable: true,
  }),
  stateColumn('evidence', t(supplierWords.evidenceState), ({ evidence }) => ({
    tone: evidenceTones[evidence],
    text: t(supplierWords.evidenceWords[evidence]),
  })),
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
  dateColumn('paid_at', t(supplierWords.paidOn), ({ paid_at }) => paid_at, {
    none: t(credit.nothing),
  }),
  {
    key: 'tracking_key',
    title: t(supplierWords.tracking),
    render: ({ tracking_key }) => tracking_key ?? t(credit.nothing),
    csv: ({ tracking_key }) => tracking_key,
  },
];
