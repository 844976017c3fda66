import { addMonths, dayInMexicoCity } from '@contract/kernel/fields/day';
import { figures, metricsFilterName } from '@contract/locales/es-MX/program/metrics';
import { firstDayOf, type MetricsFilter } from '@contract/program/metrics-filters';
import { prospects } from '@contract/program/prospects';
import { zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { LIST_HEIGHT, matchesOption, type Option } from '@portal/ui/form/inputs/options';
import { Button, Select } from 'antd';
import styles from './metrics.module.css';
import { useMetricsFilters } from './use-metrics-filters';

/** How many months back figures are asked for. */
const MONTHS = 36;

const monthName = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

function months(): Option[] {
  const thisMonth = firstDayOf(dayInMexicoCity(new Date()).slice(0, 7));
  return Array.from({ length: MONTHS }, (_, n) => {
    const day = addMonths(thisMonth, -n);
    return { value: day.slice(0, 7), label: monthName.format(new Date(`${day}T00:00:00Z`)) };
  });
}

interface MetricsFiltersProps {
  /** Those that mean something on this screen; the others stay in the address for the next one. */
  only?: readonly MetricsFilter[];
}

/** What all the screens of figures are narrowed by, the same on each. */
export function MetricsFilters({ only = order }: MetricsFiltersProps) {
  const [chosen, set, clear] = useMetricsFilters();
  const known = useRead(zones.list, {}).data?.items ?? [];
  const owners = useRead(prospects.owners, {}).data?.items ?? [];
  const places = known.filter(({ region }) => !chosen.region || region === chosen.region);
  const choices: Record<MetricsFilter, Option[]> = {
    from: months(),
    to: months(),
    region: [...new Set(known.map(({ region }) => region))].map((region) => ({
      value: region,
      label: region,
    })),
    zone_id: places.map(({ id, name }) => ({ value: id, label: name })),
    owner: [
      { value: 'nobody', label: t(figures.nobody) },
      ...owners.map(({ id, name }) => ({ value: id, label: name })),
    ],
  };
  return (
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
          value={chosen[name]}
          options={choices[name]}
          onChange={(value?: string) => set(name, value)}
        />
      ))}
      {only.some((name) => chosen[name]) ? (
        <Button type="link" onClick={clear}>
          {t(figures.clear)}
        </Button>
      ) : null}
    </search>
  );
}

const order = ['from', 'to', 'region', 'zone_id', 'owner'] as const satisfies MetricsFilter[];
