import { demographicsWords as words } from '@contract/locales/es-MX/credit/program-people';
import { t } from '@portal/i18n';
import { NestedBars } from '@portal/ui/charts/NestedBars';
import { ChartSection } from './ChartSection';
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
  const shown = groups.filter(({ people }) => people !== 0);
  const hidden = shown.filter(({ people }) => people === null);
  return (
    <ChartSection
      title={title}
      how={how}
      empty={t(words.none)}
      figures={{
        columns: [title, t(words.people)],
        rows: shown.map(({ name, people }) => [name, people ?? t(words.hidden)]),
      }}
    >
      <NestedBars
        label={title}
        parts={[t(words.people)]}
        bars={shown.flatMap(({ key, name, people, to }) =>
          people === null ? [] : [{ key, name, values: [people], to }],
        )}
      />
      {hidden.length > 0 ? (
        <p className={styles.beside}>
          {t(words.hiddenNames, { names: hidden.map(({ name }) => name).join(', ') })}
        </p>
      ) : null}
    </ChartSection>
  );
}
