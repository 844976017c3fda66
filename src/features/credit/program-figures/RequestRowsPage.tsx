import {
  programRequests,
  type RequestRow,
  requestCourses,
  requestPaces,
} from '@contract/credit/figure-rows';
import { statusesOnTheWay } from '@contract/credit/on-the-way';
import { productName } from '@contract/credit/product-catalog';
import { besideHref } from '@contract/kernel/beside';
import { figureRowWords as words } from '@contract/locales/es-MX/credit/figure-rows';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { figures } from '@contract/locales/es-MX/program/metrics';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { formatNumber } from '@portal/ui/format';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dateColumn, dayColumn, linkColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { useSearchParams } from 'react-router';
import { ProjectStatusTag } from '../shared/credit';
import { linesColumn } from './lines-column';
import { useGiven, useSharedFilters } from './shared-filters';

const isOnTheWay = (status: RequestRow['status']) => statusesOnTheWay.some((one) => one === status);

/** The requests that a figure of performance counts. */
export function RequestRowsPage() {
  const title = useScreenTitle();
  const shared = useSharedFilters();
  const [params] = useSearchParams();
  const given = useGiven(
    [
      {
        name: 'left',
        label: t(words.left),
        options: [
          { value: 'any', label: t(words.leftAny) },
          ...optionsOf(statusesOnTheWay, texts(projectStatusName)),
        ],
      },
      { name: 'pace', label: t(words.pace), options: optionsOf(requestPaces, texts(words.paces)) },
    ],
    { pace: 'left' },
  );
  const course = {
    name: 'course',
    label: t(words.course),
    options: optionsOf(requestCourses, texts(words.courses)),
  };
  return (
    <Page title={title} explanation={t(words.requestsHelp)}>
      <ResourceTable
        id="program-requests"
        label={title}
        endpoint={programRequests.list}
        searchable
        columns={[...requestColumns, ...stageColumns(params)]}
        rowKey={({ id }) => id}
        dense
        cardsUnder={992}
        empty={{ text: t(words.none) }}
        filters={[course, ...given, ...shared]}
      />
    </Page>
  );
}

export const requestColumns: readonly Column<RequestRow>[] = [
  // A request that is on its way is followed in its list; the others have no page for a program.
  linkColumn(
    'folio',
    t(words.folio),
    ({ folio }) => folio,
    ({ id, status }) => (isOnTheWay(status) ? besideHref('programProjectList', id) : null),
  ),
  {
    key: 'status',
    title: t(words.status),
    render: ({ status }) => <ProjectStatusTag status={status} />,
    csv: ({ status }) => t(projectStatusName[status]),
  },
  { key: 'zone', title: t(words.zone), csv: ({ zone }) => zone ?? t(words.noZone) },
  { key: 'owner', title: t(words.owner), csv: ({ owner }) => owner ?? t(figures.nobody) },
  { key: 'product', title: t(words.technology), csv: ({ product }) => productName(product) },
  dateColumn('asked_at', t(words.askedAt), ({ asked_at }: RequestRow) => asked_at, {
    sortable: true,
  }),
  dayColumn('delivered_on', t(words.deliveredOn), ({ delivered_on }: RequestRow) => delivered_on),
  {
    key: 'days',
    title: t(words.days),
    align: 'right',
    csv: ({ days }) => (days === null ? '' : formatNumber(days)),
  },
];

/** The stages that the figure that leads here counts of each request, one by one and how many they are. */
function stageColumns(params: URLSearchParams): readonly Column<RequestRow>[] {
  if (!params.has('left') && !params.has('pace')) return [];
  const lines = ({ stages }: RequestRow) =>
    stages.map(({ stage, days, target_days: target }) =>
      t(words.stageOf, { stage: t(projectStatusName[stage]), days, target }),
    );
  return [
    linesColumn('stages', t(words.stages), lines),
    {
      key: 'left',
      title: t(words.stagesCounted),
      align: 'right',
      csv: ({ stages }) => stages.length,
    },
    {
      key: 'on_time',
      title: t(words.onTime),
      align: 'right',
      csv: ({ stages }) => stages.filter(({ days, target_days }) => days <= target_days).length,
    },
  ];
}
