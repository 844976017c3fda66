import {
  type MetricsFilter,
  metricsFilters,
  metricsQuery,
} from '@contract/program/metrics-filters';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

type Chosen = Partial<Record<MetricsFilter, string>>;

const names = metricsQuery.keyof().options;

/** What the screens of figures are narrowed by, in the address; what it cannot mean there is left out. */
export function useMetricsFilters(): [
  Chosen,
  (name: MetricsFilter, value: string | undefined) => void,
  () => void,
] {
  const [params, setParams] = useSearchParams();
  const chosen = useMemo(() => chosenIn(params), [params]);
  const set = useCallback(
    (name: MetricsFilter, value: string | undefined) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { preventScrollReset: true, flushSync: true },
      ),
    [setParams],
  );
  const clear = useCallback(
    () => setParams((current) => without(current), { preventScrollReset: true, flushSync: true }),
    [setParams],
  );
  return [chosen, set, clear];
}

function chosenIn(params: URLSearchParams): Chosen {
  const chosen: Chosen = {};
  for (const name of names) {
    const value = params.get(name);
    if (value && metricsFilters[name].safeParse(value).success) chosen[name] = value;
  }
  return chosen;
}

function without(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) next.delete(name);
  return next;
}
