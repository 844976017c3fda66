import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { discardDraft, readDraft, writeDraft } from '../form/drafts';

type Kept = Readonly<Record<string, unknown>> & { expires_at: string };

/**
 * What a link opened, kept over a reload in this tab alone and until its pass ends: the link itself is used, and the
 * pass does not belong into the address.
 *
 * @param fresh whether the page was opened by its link, upon which what an earlier one opened is dropped
 */
export function useKeptAnswer<S extends z.ZodType<Kept>>(
  name: string,
  fresh: boolean,
  load: () => Promise<S>,
) {
  const key = { owner: 'pass', form: name };
  const [answer, setAnswer] = useState<z.output<S>>();
  const [reading, setReading] = useState(!fresh && readDraft(key) !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is read once, as the page opens.
  useEffect(() => {
    if (fresh) discardDraft(key);
    if (!reading) return;
    void load()
      .then((schema) => {
        const read = schema.safeParse(readDraft(key));
        if (read.success && new Date(read.data.expires_at) > new Date()) setAnswer(read.data);
        else discardDraft(key);
      })
      .finally(() => setReading(false));
  }, []);
  const keep = (next: z.output<S>) => {
    setAnswer(next);
    writeDraft(key, next, []);
  };
  const forget = () => discardDraft(key);
  return { answer, reading, keep, forget };
}
