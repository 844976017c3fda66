import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { collectionEventWords } from '@contract/locales/es-MX/platform/collection-events';
import { say } from '../../mails/said';
import { work } from './event';

interface Broken {
  folio: string;
  loanId: string;
  amount: Centavos;
  promisedOn: Day;
}

/** To the staff who collect. */
export const collectionEvents = {
  promiseBroken: work(['bell', 'mail'], ({ folio, loanId, amount, promisedOn }: Broken) => ({
    title: say(collectionEventWords.broken, { folio }),
    body: say(collectionEventWords.brokenText, { amount, day: promisedOn }),
    href: href('collectionShow', { loanId }),
  })),
};
