import { useRef, useState } from 'react';

export interface Sending {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Why a file that was on its way did not arrive. */
export type Ended = { by: 'person' } | { by: 'failure'; thrown: unknown };

/** One file on its way: how far it is, a way to give it up, and why it ended; the same file can be sent again. */
export function useSending(send: (file: File, sending: Sending) => Promise<unknown>) {
  const [percent, setPercent] = useState<number>();
  const [ended, setEnded] = useState<Ended>();
  const underWay = useRef<AbortController>(undefined);

  /** True when it arrived. */
  async function start(file: File): Promise<boolean> {
    if (underWay.current) return false;
    const leaving = new AbortController();
    underWay.current = leaving;
    setEnded(undefined);
    setPercent(0);
    try {
      await send(file, { onProgress: setPercent, signal: leaving.signal });
      return true;
    } catch (thrown) {
      setEnded(leaving.signal.aborted ? { by: 'person' } : { by: 'failure', thrown });
      return false;
    } finally {
      underWay.current = undefined;
      setPercent(undefined);
    }
  }

  return {
    /** Sent so far; undefined while nothing is being sent. */
    percent,
    ended,
    start,
    cancel: () => underWay.current?.abort(),
    /** Another file: what became of the last one is no longer of interest. */
    forget: () => setEnded(undefined),
  };
}
