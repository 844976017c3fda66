import { useRef } from 'react';

/** An action that ignores calls while it runs: the second of two quick taps comes before a button can show that it is busy. */
export function useSingle(act: () => Promise<void>): () => Promise<void> {
  const running = useRef(false);
  return async () => {
    if (running.current) return;
    running.current = true;
    try {
      await act();
    } finally {
      running.current = false;
    }
  };
}
