import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { legalEventWords } from '@contract/locales/es-MX/platform/legal-events';
import { say } from '../../mails/said';
import { legal } from './event';

interface Changed {
  document: string;
  title: string;
  since: Day;
}

/** Where a text can be read by everyone. */
const pages = new Map([
  ['terms', href('terms')],
  ['privacy', href('privacy')],
]);

export const legalEvents = {
  /** To who agreed to an earlier version of a text that people agree to. */
  legalTextChanged: legal(({ document, title, since }: Changed) => ({
    title: say(legalEventWords.changed, { name: title }),
    body: say(legalEventWords.changedText, { name: title, day: since }),
    href: pages.get(document) ?? null,
  })),
  /** To who signed an earlier version of what their company declares to know. */
  acknowledgementChanged: legal(({ document, title, since }: Changed) => ({
    title: say(legalEventWords.acknowledgementChanged, { name: title }),
    body: say(legalEventWords.acknowledgementChangedText, { name: title, day: since }),
    href: href('knowledgeText', { document }),
  })),
  /** To who signed an earlier version, which serves no further investment. */
  investorContractChanged: legal(({ since }: Pick<Changed, 'since'>) => ({
    title: say(legalEventWords.contractChanged),
    body: say(legalEventWords.contractChangedText, { day: since }),
    href: href('investorContracts'),
  })),
};
