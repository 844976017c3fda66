import { type OnboardingProgress, openStep } from '@contract/people/onboarding';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Place of the step on the page, negative once nothing is to be done, and the way to another. Who did not ask for one
 * by the address stays at the step that they came to until it is done: what staff decide of an earlier one meanwhile
 * does not take away what is being typed.
 */
export function useShownStep(progress: OnboardingProgress) {
  const [search, setSearch] = useSearchParams();
  const { steps } = progress;
  const open = openStep(progress);
  const [came, come] = useState(open);
  const kept = steps[came];
  const isDone = !kept || (kept.finished && kept.sections.every(({ done }) => done));
  if (isDone && came !== open) come(open);
  const due = isDone ? open : came;

  const next = steps.findIndex(({ finished }) => !finished);
  const last = steps.length - 1;
  const named = search.get('paso');
  const asked = Number(named) - 1;
  // No further than the step to be finished next; the address can ask for anything.
  const isReached = Number.isInteger(asked) && asked >= 0 && asked <= (next < 0 ? last : next);
  const shown = isReached ? asked : due;
  // One that leads nowhere does not stay in the address, nor in the way back.
  const isAstray = named !== null && !isReached;
  useEffect(() => {
    if (isAstray) setSearch({}, { replace: true });
  }, [isAstray, setSearch]);
  const show = (place: number) =>
    setSearch(place === due || place > last ? {} : { paso: String(place + 1) });
  return { shown, show };
}
