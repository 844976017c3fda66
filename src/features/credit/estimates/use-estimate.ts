import {
  completeEstimate,
  creditTerms,
  type SizedSystem,
  sizeSystem,
} from '@contract/credit/estimate';
import type { EstimateFigures, EstimateInput } from '@contract/credit/estimate-fields';
import { estimateInput } from '@contract/credit/estimates';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { useSimulation } from '@portal/api/use-simulation';
import { omitPaths, withoutBlanks } from '@portal/ui/form/values';
import { useMemo } from 'react';

interface Sized {
  asked: EstimateInput;
  sized: SizedSystem;
}

function sizedIn(values: Readonly<Record<string, unknown>>): Sized | null {
  // The note is no part of what is estimated.
  const { data: asked } = estimateInput.safeParse(omitPaths(withoutBlanks(values), ['label']));
  const sized = asked && sizeSystem(asked);
  return sized ? { asked, sized } : null;
}

/**
 * What the form's values estimate, followed as they change; the last one stays until the next comes, and is not current.
 *
 * @param values as the form holds them; while they are wrong or incomplete nothing is asked
 */
export function useEstimate(values: Readonly<Record<string, unknown>>) {
  const key = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are their text.
  const system = useMemo(() => sizedIn(values), [key]);
  const { simulated, isCurrent, failed, again } = useSimulation(
    system && { ...creditTerms(system.asked, system.sized), rows: 'all' },
  );
  const rows = simulated?.rows;
  const figures: EstimateFigures | null =
    system && simulated && rows
      ? completeEstimate(
          system.asked,
          system.sized,
          { ...simulated, rows },
          dayInMexicoCity(new Date()),
        )
      : null;
  return { figures, isWaiting: system === null, isCurrent: isCurrent && !failed, failed, again };
}
