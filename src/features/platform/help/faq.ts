import type { Permission } from '@contract/kernel/permissions';
import type { FaqAudience, FaqTopic } from '@contract/platform/faqs';

export interface Faq {
  /** The deep link: `#id`. */
  id: string;
  topic: FaqTopic;
  audience: readonly FaqAudience[];
  question: string;
  answer: string;
  /** Where it is done in the portal, by audience, and the permission that opens it. */
  screen?: { label: string; path: Partial<Record<FaqAudience, `/${string}`>>; can?: Permission };
}

/** Everyone who has help of their own. */
export const everyone: readonly FaqAudience[] = ['client', 'investor', 'supplier'];
