import { accountFaqs } from './account';
import { creditFaqs } from './credit';
import type { Faq } from './faq';
import { investingFaqs } from './investing';

/** Questions and answers, the one place for each fact. */
export const faqs: readonly Faq[] = [...creditFaqs, ...investingFaqs, ...accountFaqs];
