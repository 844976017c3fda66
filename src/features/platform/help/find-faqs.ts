import type { Role } from '@contract/kernel/roles';
import { faqTopics } from '@contract/locales/es-MX/platform/faq-topics';
import type { FaqAudience } from '@contract/platform/faqs';
import type { Faq } from '@portal/features/platform/help/faq';
import { texts } from '@portal/i18n';
import { matchesSearch } from './matches-search';

interface FaqGroup {
  topic: string;
  title: string;
  items: readonly Faq[];
}

/**
 * The questions of one audience, or of everyone, that hold the words searched for, by topic.
 *
 * @param audience null for everyone
 */
export function findFaqs(
  faqs: readonly Faq[],
  audience: FaqAudience | null,
  search: string,
): FaqGroup[] {
  return Object.entries(texts(faqTopics))
    .map(([topic, title]) => ({
      topic,
      title,
      items: faqs.filter(
        (faq) =>
          faq.topic === topic &&
          (audience === null || faq.audience.includes(audience)) &&
          matchesSearch(`${title} ${faq.question} ${faq.answer}`, search),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Whose questions a person reads first; null for those who attend everyone. */
export function audienceOf(role: Role): FaqAudience | null {
  if (role === 'client' || role === 'investor' || role === 'supplier') return role;
  return role === 'supplier_agent' ? 'supplier' : null;
}

/** The audience to begin with: one's own, unless the question asked for by its link is not in it. */
export function firstAudience(
  faqs: readonly Faq[],
  own: FaqAudience | null,
  asked: string,
): FaqAudience | null {
  const faq = faqs.find(({ id }) => id === asked);
  return own && faq && !faq.audience.includes(own) ? null : own;
}
