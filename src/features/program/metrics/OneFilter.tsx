import { demographicsWords as words } from '@contract/locales/es-MX/credit/program-people';
import { figures, metricsFilterName } from '@contract/locales/es-MX/program/metrics';
import type { MetricsFilter } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Button, Flex } from 'antd';
import { useMetricsFilters } from './use-metrics-filters';

/** What narrows by one thing: both ends of a period are one. */
const things: readonly { names: readonly MetricsFilter[]; called: string }[] = [
  { names: ['from', 'to'], called: t(words.period) },
  ...(['region', 'zone_id', 'owner', 'technology'] as const).map((name) => ({
    names: [name],
    called: t(metricsFilterName[name]),
  })),
];

/** Why nothing is shown by several filters, and the way to each of them alone. */
export function OneFilter() {
  const [chosen, , keepOnly] = useMetricsFilters();
  const used = things.filter(({ names }) => names.some((name) => chosen[name]));
  if (used.length < 2) {
    const clear = <Button onClick={() => keepOnly()}>{t(figures.clear)}</Button>;
    return <EmptyState text={t(words.zoneIsFilter)} action={clear} />;
  }
  return (
    <EmptyState
      text={t(words.oneFilter)}
      action={
        <Flex gap={8} wrap justify="center">
          {used.map(({ names, called }) => (
            <Button key={called} onClick={() => keepOnly(names)}>
              {t(words.keepOnly, { filter: called })}
            </Button>
          ))}
        </Flex>
      }
    />
  );
}
