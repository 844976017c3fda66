import {
  type MetricsFilter,
  type MetricsQuery,
  metricsFilters,
  metricsQuery,
  type ProspectsQuery,
} from '@contract/program/metrics-filters';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

const names = metricsQuery.keyof().options;

/** What the screens of figures are narrowed by, in the address; what it cannot mean there is left out. */
export function useMetricsFilters(): [
  MetricsQuery,
  (name: MetricsFilter, value: string | undefined) => void,
  /** Takes them all away, but for some. */
  (kept?: readonly MetricsFilter[]) => void,
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
    (kept: readonly MetricsFilter[] = []) =>
      setParams((current) => without(current, kept), {
        preventScrollReset: true,
        flushSync: true,
      }),
    [setParams],
  );
  return [chosen, set, clear];
}

/** The same of prospects, which have no technology. */
export function useProspectsFilters(): ProspectsQuery {
  const [{ technology: _technology, ...chosen }] = useMetricsFilters();
  return chosen;
}

/** Whether some are left out. */
export const isNarrowed = (chosen: ProspectsQuery): boolean =>
  Object.values(chosen).some((value) => value !== undefined);

function chosenIn(params: URLSearchParams): MetricsQuery {
  const meant = names.flatMap((name) => {
    const value = params.get(name);
    return value && metricsFilters[name].safeParse(value).success ? [[name, value]] : [];
  });
  return metricsQuery.parse(Object.fromEntries(meant));
}

function without(params: URLSearchParams, kept: readonly MetricsFilter[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) if (!kept.includes(name)) next.delete(name);
  return next;
}
