import type { TextsRead } from '@contract/people/legal-texts';
import { useEffect, useRef } from 'react';

const ask = () =>
  import('./texts-read')
    .then((file) => file.textsInForce())
    // A server that does not say takes the agreement as it always did.
    .catch(() => undefined);

/**
 * Remembers which texts were in force when a form was shown. Its answer is taken once: after a refusal because they
 * changed meanwhile, the links lead to the new ones, and those are what is agreed to then.
 */
export function useTextsRead(): () => Promise<{ texts_read?: TextsRead | undefined }> {
  const asked = useRef<Promise<TextsRead | undefined>>(undefined);
  useEffect(() => {
    asked.current ??= ask();
  }, []);
  return async () => {
    const texts_read = await (asked.current ?? ask());
    asked.current = undefined;
    return { texts_read };
  };
}
