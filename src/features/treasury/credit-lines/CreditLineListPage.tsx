import { href } from '@contract/kernel/screens';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { creditLine as words } from '@contract/locales/es-MX/treasury/credit-lines';
import { creditLineDraws, drawStatuses } from '@contract/treasury/credit-line-draws';
import { creditLines } from '@contract/treasury/credit-lines';
import type { Answer } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import {
  dateColumn,
  dayColumn,
  linkColumn,
  moneyColumn,
  stateColumn,
} from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { csvMoney } from '@portal/ui/table/csv-values';
import { drawColumns } from './draw-columns';
import { lineTones } from './line-state';

type Line = Answer<typeof creditLines.list>['items'][number];

const toLine = (supplierId: string) => href('backofficeCreditLineShow', { supplierId });

const lineColumns: readonly Column<Line>[] = [
  linkColumn(
    'supplier_name',
    t(words.installer),
    ({ supplier_name: name }) => name,
    ({ id }) => toLine(id),
  ),
  stateColumn('state', t(words.state), ({ state }) => ({
    tone: lineTones[state],
    text: t(words.states[state]),
  })),
  moneyColumn('limit', t(words.limit), ({ limit_cents: limit }) => limit),
  moneyColumn('used', t(words.used), ({ used_cents: used }) => used),
  moneyColumn('available', t(words.available), ({ available_cents: free }) => free),
  dayColumn('expires_on', t(words.expires), ({ expires_on: on }) => on, {
    none: t(credit.nothing),
  }),
  {
    key: 'requested',
    title: t(words.asked),
    align: 'right',
    render: ({ requested_cents: asked }) =>
      asked === null ? t(credit.nothing) : <MoneyText centavos={asked} />,
    csv: ({ requested_cents: asked }) => (asked === null ? null : csvMoney(asked)),
  },
  dateColumn('requested_at', t(words.on), ({ requested_at: at }) => at, {
    none: t(credit.nothing),
  }),
];

const columns = drawColumns({
  draw: (drawId) => href('backofficeCreditDrawShow', { drawId }),
  project: (projectId) => href('backofficeProjectShow', { projectId }),
  supplier: toLine,
});

/** What installers ask of their lines, and the lines themselves. */
export function CreditLineListPage() {
  return (
    <Page title={useScreenTitle()}>
      <Section title={t(words.draws)} flush>
        <ResourceTable
          id="credit-line-draw-queue"
          label={t(words.draws)}
          endpoint={creditLineDraws.list}
          prefix="draws_"
          rowKey={({ id }) => id}
          dense
          empty={{ text: t(words.noDraws) }}
          filters={[
            {
              name: 'status',
              label: t(words.status),
              options: optionsOf(drawStatuses, texts(words.statuses)),
            },
          ]}
          columns={columns}
        />
      </Section>
      <Section title={t(words.lines)} flush>
        <ResourceTable
          id="credit-lines"
          label={t(words.lines)}
          endpoint={creditLines.list}
          rowKey={({ id }) => id}
          dense
          empty={{ text: t(words.noLines) }}
          filters={[
            {
              name: 'waiting',
              label: t(words.waiting),
              options: [{ value: 'yes', label: t(words.waitingYes) }],
            },
          ]}
          columns={lineColumns}
        />
      </Section>
    </Page>
  );
}
