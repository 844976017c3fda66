import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { collectionEventWords } from '@contract/locales/es-MX/platform/collection-events';
import { t } from '@server/i18n';
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
    title: t(collectionEventWords.broken, { folio }),
    body: t(collectionEventWords.brokenText, { amount, day: promisedOn }),
    href: href('collectionShow', { loanId }),
  })),
};
