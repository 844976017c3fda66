import { type SurveyItem, surveyReasons, surveys } from '@contract/credit/surveys';
import { href } from '@contract/kernel/screens';
import { surveyWords, surveyResults as words } from '@contract/locales/es-MX/credit/surveys';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useRead } from '@portal/refine/use-read';
import { formatNumber } from '@portal/ui/format';
import { Page } from '@portal/ui/kit/Page';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { useScreenTitle } from '@portal/ui/screen-context';
import { dayColumn, linkColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';

const reasonsOf = ({ reasons }: SurveyItem) =>
  surveyReasons
    .filter((reason) => reasons.includes(reason))
    .map((reason) => texts(surveyWords.reason)[reason])
    .join(', ');

const score = (key: 'recommend' | 'quality' | 'timing', sortable = false): Column<SurveyItem> => ({
  key,
  title: t(words[key]),
  align: 'right',
  sortable,
  csv: (item) => item[key],
});

export const surveyColumns: readonly Column<SurveyItem>[] = [
  dayColumn('answered_on', t(words.day), ({ answered_on: day }) => day, { sortable: true }),
  linkColumn(
    'folio',
    t(words.folio),
    ({ folio }) => folio ?? t(words.anonymous),
    ({ project_id: id }) => id && href('backofficeProjectShow', { projectId: id }),
  ),
  linkColumn(
    'installer',
    t(words.installer),
    ({ installer }) => installer ?? '',
    ({ installer_id: id }) => id && href('supplierShow', { supplierId: id }),
  ),
  score('recommend', true),
  score('quality'),
  score('timing'),
  { key: 'reasons', title: t(words.reasons), csv: reasonsOf },
  { key: 'comment', title: t(words.comment), csv: ({ comment }) => comment },
];

const shown = (value: number | null) => (value === null ? t(words.nothing) : formatNumber(value));

/** What applicants said of their installations, with the averages of all. */
export function SurveyListPage() {
  return (
    <Page title={useScreenTitle()} explanation={t(words.help)}>
      <Averages />
      <ResourceTable
        id="survey-answers"
        label={t(words.answers)}
        endpoint={surveys.list}
        columns={surveyColumns}
        rowKey={({ id }) => id}
        dense
        empty={{ text: t(words.none) }}
      />
    </Page>
  );
}

function Averages() {
  const query = useRead(surveys.summary, {});
  return (
    <Loaded query={query}>
      {({ asked, answered, nps, quality, timing }) => (
        <StatRow counts>
          <StatCard
            label={t(words.answered)}
            value={formatNumber(answered)}
            hint={t(words.ofAsked, { count: asked })}
          />
          <StatCard label={t(words.nps)} value={shown(nps)} hint={t(words.npsHelp)} />
          <StatCard label={t(words.quality)} value={shown(quality)} />
          <StatCard label={t(words.timing)} value={shown(timing)} />
        </StatRow>
      )}
    </Loaded>
  );
}
