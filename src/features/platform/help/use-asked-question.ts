import { useEffect, useState } from 'react';

const askedNow = () => decodeURIComponent(location.hash.slice(1));

/** Id of the question that the address asks for. */
export function useAskedQuestion(): string {
  const [asked, setAsked] = useState(askedNow);
  useEffect(() => {
    const follow = () => setAsked(askedNow());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return asked;
}
