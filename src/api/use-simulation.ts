import { type Simulation, simulations } from '@contract/credit/simulations';
import { useEffect, useState } from 'react';
import { type CallArgs, call } from './call';

export type SimulationQuery = CallArgs<typeof simulations.show>['query'];

/** Debounce of sliders and typing. */
const REST_MS = 150;

/**
 * What a credit costs, followed as its terms change; the last answer stays until the next one comes, and is not current.
 *
 * @param query null while what was typed is wrong: nothing is asked
 */
export function useSimulation(query: SimulationQuery | null) {
  const [answered, setAnswered] = useState<{ asked: string; simulated: Simulation }>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(query);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is its text, and each attempt asks again.
  useEffect(() => {
    if (!query) return;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      call(simulations.show, { query }, { signal: gone.signal }).then(
        (simulated) => {
          setAnswered({ asked, simulated });
          setFailed(false);
        },
        () => setFailed(!gone.signal.aborted),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [asked, attempt]);

  return {
    simulated: answered?.simulated,
    isCurrent: answered?.asked === asked,
    failed,
    again: () => setAttempt(attempt + 1),
  };
}
