import type { Faq } from './faq';
import { accountFaqs } from './faqs-account';
import { creditFaqs } from './faqs-credit';
import { investingFaqs } from './faqs-investing';

/** Questions and answers, the one place for each fact. */
export const faqs: readonly Faq[] = [...creditFaqs, ...investingFaqs, ...accountFaqs];
