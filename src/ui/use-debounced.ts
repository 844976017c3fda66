import { useEffect, useState } from 'react';

/** What is typed is sent once it rests, not at every key. */
const REST_MS = 300;

/** The last text that stayed the same for a moment. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
