import { readDraft, writeDraft } from '@portal/ui/form/drafts';
import { isWholeToken } from '@portal/ui/public/GoneLink';
import { useEffect, useState } from 'react';
import type * as z from 'zod';

type Opening = Readonly<Record<string, unknown>> & { expires_at: string };

/**
 * What a link opened, kept in this tab for as long as it is good: the link works once, and a telephone may throw
 * the page away while its camera is in use. A page that was opened by a link begins anew.
 */
export function useKeptOpening<T extends Opening>(
  page: string,
  secret: string,
  load: () => Promise<z.ZodType<T>>,
) {
  const key = { owner: 'public', form: page };
  const [opened, setOpened] = useState<T>();
  const [reading, setReading] = useState(
    () => !isWholeToken(secret) && readDraft(key) !== undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, as the page begins.
  useEffect(() => {
    if (!reading) return;
    load()
      .then((schema) => {
        const { data } = schema.safeParse(readDraft(key));
        if (data && Date.parse(data.expires_at) > Date.now()) setOpened(data);
      })
      // Without network the page is as after any reload.
      .catch(() => undefined)
      .finally(() => setReading(false));
  }, []);
  return {
    opened,
    reading,
    keep(next: T) {
      setOpened(next);
      writeDraft(key, next, []);
    },
  };
}
