import { faqs as contract } from '@contract/platform/faqs';
import { ApiFailure } from '@portal/api/failure';
import type { Faq } from '@portal/features/platform/help/faq';
import { faqs as own } from '@portal/features/platform/help/faqs';
import { useRead } from '@portal/refine/use-read';
import { useMemo } from 'react';

const screens = new Map(own.map(({ id, screen }) => [id, screen]));

/** What people with a session read, as `Loaded` takes it; the portal's own where the server keeps none, and always its ways on. */
export function useHelpFaqs() {
  const { data, error, refetch } = useRead(contract.published, {});
  const faqs = useMemo(
    () =>
      data?.items.map(({ slug, ...faq }): Faq => {
        const screen = screens.get(slug);
        return { id: slug, ...faq, ...(screen && { screen }) };
      }),
    [data],
  );
  const without = error instanceof ApiFailure && error.notOffered ? own : undefined;
  return { data: faqs ?? without, error, refetch };
}
