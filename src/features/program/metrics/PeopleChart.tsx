import { demographicsWords as words } from '@contract/locales/es-MX/credit/program-people';
import { t } from '@portal/i18n';
import { ChartSection } from './ChartSection';
import { FigureBars } from './FigureBars';
import type { FigureColumn } from './figures-file';
import styles from './metrics.module.css';

interface PeopleGroup {
  key: string;
  name: string;
  /** Null of a hidden one. */
  people: number | null;
  /** Where the requests behind it are. */
  to?: string | undefined;
}

interface PeopleChartProps {
  title: string;
  how: string;
  groups: readonly PeopleGroup[];
}

/** How many people are of each group; hidden ones are named, not drawn. */
export function PeopleChart({ title, how, groups }: PeopleChartProps) {
  const rows = groups.filter(({ people }) => people !== 0);
  const isHidden = ({ people }: PeopleGroup) => people === null;
  const hidden = rows.filter(isHidden);
  const columns: FigureColumn<PeopleGroup>[] = [
    { key: 'name', title, value: ({ name }) => name },
    {
      key: 'people',
      title: t(words.people),
      value: ({ people }) => people ?? t(words.hidden),
      // A list would say how many there are.
      to: (group) => (isHidden(group) ? undefined : group.to),
    },
  ];
  const rowKey = ({ key }: PeopleGroup) => key;
  return (
    <ChartSection
      title={title}
      how={how}
      empty={t(words.none)}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
    >
      <FigureBars
        label={title}
        columns={columns}
        parts={['people']}
        rows={rows.filter((group) => !isHidden(group))}
        rowKey={rowKey}
      />
      {hidden.length > 0 ? (
        <p className={styles.beside}>
          {t(words.hiddenNames, { names: hidden.map(({ name }) => name).join(', ') })}
        </p>
      ) : null}
    </ChartSection>
  );
}
