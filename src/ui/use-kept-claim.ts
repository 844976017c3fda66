import { useEffect, useRef } from 'react';

interface KeptClaim {
  /** What is claimed; nothing is without it. */
  id: string | undefined;
  /** For how long one claim lasts. */
  seconds: number;
  claim: (id: string) => Promise<unknown>;
  /** A claim failed while the same thing is open. */
  onFailure: (thrown: unknown) => void;
}

/**
 * Claims what is open while the person works with it, so that nobody else decides on it. Only what they do renews the
 * claim: a screen that is left alone keeps neither it nor the session.
 */
export function useKeptClaim({ id, seconds, claim, onFailure }: KeptClaim): void {
  const ask = useRef(claim);
  ask.current = claim;
  const failed = useRef(onFailure);
  failed.current = onFailure;

  useEffect(() => {
    if (!id) return;
    let gone = false;
    let active = false;
    const take = () =>
      ask.current(id).catch((thrown: unknown) => {
        if (!gone) failed.current(thrown);
      });
    const work = () => {
      active = true;
    };
    const renewal = setInterval(
      () => {
        if (active) void take();
        active = false;
      },
      (seconds * 1000) / 3,
    );
    for (const sign of ['keydown', 'pointermove', 'wheel']) addEventListener(sign, work);
    void take();
    return () => {
      gone = true;
      clearInterval(renewal);
      for (const sign of ['keydown', 'pointermove', 'wheel']) removeEventListener(sign, work);
    };
  }, [id, seconds]);
}
