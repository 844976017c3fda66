import { productName } from '@contract/credit/product-catalog';
import { figures, metricsFilterName } from '@contract/locales/es-MX/program/metrics';
import { technologies } from '@contract/program/metrics-filters';
import { prospects } from '@contract/program/prospects';
import { zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { MONTHS_PLANNED, monthOptions } from '@portal/ui/form/inputs/months';
import type { Filter } from '@portal/ui/table/Filters';
import { useSearchParams } from 'react-router';

/** What all figures are narrowed by, for the lists behind them. */
export function useSharedFilters(): readonly Filter[] {
  const owners = useRead(prospects.owners, {}).data?.items;
  const known = useRead(zones.list, {}).data?.items;
  const regions = known && [...new Set(known.map(({ region }) => region))];
  const name = (filter: keyof typeof metricsFilterName) => t(metricsFilterName[filter]);
  return [
    { name: 'from', label: name('from'), options: monthOptions() },
    { name: 'to', label: name('to'), options: monthOptions(MONTHS_PLANNED) },
    {
      name: 'region',
      label: name('region'),
      options: regions?.map((region) => ({ value: region, label: region })),
    },
    {
      name: 'zone_id',
      label: name('zone_id'),
      options: known?.map((zone) => ({ value: zone.id, label: zone.name })),
    },
    {
      name: 'owner',
      label: name('owner'),
      options: owners && [
        { value: 'nobody', label: t(figures.nobody) },
        ...owners.map((owner) => ({ value: owner.id, label: owner.name })),
      ],
    },
    {
      name: 'technology',
      label: name('technology'),
      options: technologies.map((one) => ({ value: one, label: productName(Number(one)) })),
    },
  ];
}

/**
 * Of filters that a figure alone gives, those that it gave: to be read and taken away.
 *
 * @param beside filters that are offered once another one is given
 */
export function useGiven(
  filters: readonly Filter[],
  beside: Readonly<Record<string, string>> = {},
): readonly Filter[] {
  const [params] = useSearchParams();
  return filters.filter(({ name }) => params.has(name) || params.has(beside[name] ?? name));
}
