import type { ListedStage } from '@contract/credit/stage-item';
import { href } from '@contract/kernel/screens';
import { credit, supplierWords } from '@contract/locales/es-MX/credit/credit';
import { stageStatusName } from '@contract/locales/es-MX/credit/stages';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import {
  dateColumn,
  folioColumn,
  linkColumn,
  moneyColumn,
  stateColumn,
} from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';

const tones = { waiting: 'waiting', payable: 'warning', paid: 'success' } as const;
const evidenceTones = { missing: 'neutral', pending: 'warning', verified: 'success' } as const;

/** Where a stage of a list and its project have their pages. */
interface StagePlaces {
  project: (id: string) => string;
  stage?: (id: string) => string;
}

/** Columns of a list of stages. */
export const stageColumns = (to: StagePlaces): readonly Column<ListedStage>[] => [
  folioColumn(t(credit.folio), ({ project_id }) => to.project(project_id)),
  {
    key: 'name',
    title: t(supplierWords.stage),
    render: ({ id, n, name }) => {
      const words = `${n}. ${name}`;
      return to.stage ? <Link to={to.stage(id)}>{words}</Link> : words;
    },
    csv: ({ name }) => name,
  },
  linkColumn(
    'supplier_name',
    t(credit.supplier),
    ({ supplier_name }) => supplier_name,
    ({ supplier_id: id }) => id && href('supplierShow', { supplierId: id }),
  ),
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
