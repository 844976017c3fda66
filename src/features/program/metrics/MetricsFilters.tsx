import { figures, metricsFilterName } from '@contract/locales/es-MX/program/metrics';
import type { MetricsFilter } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { askedOption, LIST_HEIGHT, matchesOption } from '@portal/ui/form/inputs/options';
import { Button, Select } from 'antd';
import styles from './metrics.module.css';
import { useFilterChoices } from './use-filter-words';
import { useMetricsFilters } from './use-metrics-filters';
import { WithoutEffect } from './WithoutEffect';

interface MetricsFiltersProps {
  /** Those that mean something on this screen; the others stay in the address for the next one. */
  only: readonly MetricsFilter[];
}

/** What all the screens of figures are narrowed by, the same on each. */
export function MetricsFilters({ only }: MetricsFiltersProps) {
  const [chosen, set, clear] = useMetricsFilters();
  const choices = useFilterChoices();
  return (
    <>
      <search className={styles.filters} aria-label={t(figures.filters)}>
        {only.map((name) => (
          <Select
            key={name}
            aria-label={t(metricsFilterName[name])}
            placeholder={t(metricsFilterName[name])}
            allowClear
            showSearch
            filterOption={matchesOption}
            listHeight={LIST_HEIGHT}
            popupMatchSelectWidth={false}
            {...askedOption(choices[name], chosen[name])}
            onChange={(value?: string) => set(name, value)}
          />
        ))}
        {ofProjects.some((name) => chosen[name]) ? (
          <Button type="link" onClick={() => clear()}>
            {t(figures.clear)}
          </Button>
        ) : null}
      </search>
      <WithoutEffect of={ofProjects.filter((name) => !only.includes(name))} />
    </>
  );
}

/** Of figures of prospects. */
export const ofProspects = [
  'from',
  'to',
  'region',
  'zone_id',
  'owner',
] as const satisfies MetricsFilter[];

/** Of figures of projects and credits, which have a technology too. */
export const ofProjects = [...ofProspects, 'technology'] as const satisfies MetricsFilter[];
