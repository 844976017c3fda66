import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { discardDraft, readDraft, writeDraft } from '../form/drafts';
import { isWholeToken } from './GoneLink';

type Kept = Readonly<Record<string, unknown>> & { expires_at: string };

/**
 * What a link opened, kept over a reload in this tab alone and until its pass ends: the link works once, a telephone
 * may throw the page away while its camera is in use, and the pass does not belong into the address.
 *
 * @param token of the link that opened the page, upon which what an earlier one opened is dropped
 */
export function useKeptAnswer<T extends Kept>(
  name: string,
  token: string,
  load: () => Promise<z.ZodType<T>>,
) {
  const key = { owner: 'pass', form: name };
  const [answer, setAnswer] = useState<T>();
  const [reading, setReading] = useState(
    () => !isWholeToken(token) && readDraft(key) !== undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is read once, as the page opens.
  useEffect(() => {
    if (isWholeToken(token)) discardDraft(key);
    if (!reading) return;
    load()
      .then((schema) => {
        const { data } = schema.safeParse(readDraft(key));
        if (data && Date.parse(data.expires_at) > Date.now()) setAnswer(data);
        else discardDraft(key);
      })
      // Without network the page is as after any reload.
      .catch(() => undefined)
      .finally(() => setReading(false));
  }, []);
  const keep = (next: T) => {
    setAnswer(next);
    writeDraft(key, next, []);
  };
  const forget = () => discardDraft(key);
  return { answer, reading, keep, forget };
}
