import type { Faq } from './faq';
import { accountFaqs } from './faqs-account';
import { creditFaqs } from './faqs-credit';
import { investingFaqs } from './faqs-investing';

/** Questions and answers that the portal came with: what a server keeps begins as them, and one that keeps none leaves them. */
export const faqs: readonly Faq[] = [...creditFaqs, ...investingFaqs, ...accountFaqs];
