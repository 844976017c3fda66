import { productName } from '@contract/credit/product-catalog';
import { figures, metricsFilterName } from '@contract/locales/es-MX/program/metrics';
import { type MetricsFilter, technologies } from '@contract/program/metrics-filters';
import { prospects } from '@contract/program/prospects';
import { zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { monthOptions } from '@portal/ui/form/inputs/months';
import {
  askedOption,
  LIST_HEIGHT,
  matchesOption,
  type Option,
} from '@portal/ui/form/inputs/options';
import { Button, Select } from 'antd';
import styles from './metrics.module.css';
import { useMetricsFilters } from './use-metrics-filters';

interface MetricsFiltersProps {
  /** Those that mean something on this screen; the others stay in the address for the next one. */
  only?: readonly MetricsFilter[] | undefined;
}

/** What all the screens of figures are narrowed by, the same on each. */
export function MetricsFilters({ only = ofProspects }: MetricsFiltersProps) {
  const [chosen, set, clear] = useMetricsFilters();
  const known = useRead(zones.list, {}).data?.items;
  const owners = useRead(prospects.owners, {}).data?.items;
  const places = known?.filter(({ region }) => !chosen.region || region === chosen.region);
  const choices: Record<MetricsFilter, Option[] | undefined> = {
    from: monthOptions(),
    to: monthOptions(),
    region:
      known &&
      [...new Set(known.map(({ region }) => region))].map((region) => ({
        value: region,
        label: region,
      })),
    zone_id: places?.map(({ id, name }) => ({ value: id, label: name })),
    owner: owners && [
      { value: 'nobody', label: t(figures.nobody) },
      ...owners.map(({ id, name }) => ({ value: id, label: name })),
    ],
    technology: technologies.map((one) => ({ value: one, label: productName(Number(one)) })),
  };
  const named = (names: readonly MetricsFilter[]) =>
    names.flatMap((name) => {
      const { options } = askedOption(choices[name], chosen[name]);
      const found = options.find(({ value }) => value === chosen[name]);
      return found
        ? [t(figures.narrowed, { filter: t(metricsFilterName[name]), value: found.label })]
        : [];
    });
  const obeyed = named(only);
  const carried = named(ofProjects.filter((name) => !only.includes(name)));
  return (
    <>
      <p className={styles.onPaper}>
        {obeyed.length > 0 ? obeyed.join(' · ') : t(figures.notNarrowed)}
      </p>
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
      {carried.length > 0 ? (
        <p className={styles.carried}>
          {t(figures.withoutEffect, { filters: carried.join(' · ') })}
        </p>
      ) : null}
    </>
  );
}

const ofProspects = ['from', 'to', 'region', 'zone_id', 'owner'] as const satisfies MetricsFilter[];

/** Of figures of projects and credits, which have a technology too. */
export const ofProjects = [...ofProspects, 'technology'] as const satisfies MetricsFilter[];
