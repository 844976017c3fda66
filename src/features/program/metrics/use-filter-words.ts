import { productName } from '@contract/credit/product-catalog';
import { figures, metricsFilterName } from '@contract/locales/es-MX/program/metrics';
import { type MetricsFilter, technologies } from '@contract/program/metrics-filters';
import { prospects } from '@contract/program/prospects';
import { zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { MONTHS_PLANNED, monthOptions } from '@portal/ui/form/inputs/months';
import { askedOption, type Option } from '@portal/ui/form/inputs/options';
import { useMetricsFilters } from './use-metrics-filters';

/** What each filter may be, undefined until it is known. */
export function useFilterChoices(): Record<MetricsFilter, Option[] | undefined> {
  const [chosen] = useMetricsFilters();
  const known = useRead(zones.list, {}).data?.items;
  const owners = useRead(prospects.owners, {}).data?.items;
  const places = known?.filter(({ region }) => !chosen.region || region === chosen.region);
  return {
    from: monthOptions(),
    to: monthOptions(MONTHS_PLANNED),
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
}

/** Those filters, of some, that are chosen, in words. */
export function useFilterWords(): (names: readonly MetricsFilter[]) => string[] {
  const [chosen] = useMetricsFilters();
  const choices = useFilterChoices();
  return (names) =>
    names.flatMap((name) => {
      const { options } = askedOption(choices[name], chosen[name]);
      const found = options.find(({ value }) => value === chosen[name]);
      return found
        ? [t(figures.narrowed, { filter: t(metricsFilterName[name]), value: found.label })]
        : [];
    });
}
