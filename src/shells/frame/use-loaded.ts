import { useEffect, useState } from 'react';

export type Loaded<T> = { state: 'loading' } | { state: 'failed' } | { state: 'done'; value: T };

/** The outcome of something loaded for a key; what arrives for an earlier key is dropped. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [outcome, setOutcome] = useState<{ key: string; loaded: Loaded<T> }>({
    key,
    loaded: { state: 'loading' },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies what is loaded; `load` is new on every draw.
  useEffect(() => {
    let current = true;
    const finish = (loaded: Loaded<T>) => {
      if (current) setOutcome({ key, loaded });
    };
    load().then(
      (value) => finish({ state: 'done', value }),
      () => finish({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [key]);
  return outcome.key === key ? outcome.loaded : { state: 'loading' };
}
