import { faqs } from '@contract/platform/faqs';
import { call } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import type { Faq } from '@portal/features/platform/help/faq';

/**
 * What visitors read: what staff keep, or what the portal came with where the server keeps none.
 * @throws ApiFailure when it could not be read: of the portal's own some may be retired
 */
export async function readFaqs(signal: AbortSignal): Promise<readonly Faq[]> {
  try {
    const { items } = await call(faqs.published, {}, { signal });
    return items.map(({ slug, ...faq }) => ({ id: slug, ...faq }));
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure) || !thrown.notOffered) throw thrown;
    const own = await import('./faqs');
    return own.faqs;
  }
}
