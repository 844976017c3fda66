import { href } from '@contract/kernel/screens';
import { cardEventWords as words } from '@contract/locales/es-MX/platform/card-events';
import { lines, link, say } from '../../mails/said';
import { byStaff, security } from './event';

interface Card {
  /** As its owner recognises it. */
  card: string;
}

/** The cards that an applicant pays by, and the address at which they are registered. */
export const cardEvents = {
  cardAdded: security(({ card }: Card) => ({
    title: say(words.added),
    body: say(words.addedText, { card }),
    href: href('makePayment'),
  })),
  cardRemoved: security(({ card }: Card) => ({
    title: say(words.removed),
    body: say(words.removedText, { card }),
    href: href('makePayment'),
  })),
  cardLinkSent: byStaff(({ externalId }: { externalId: string }) => ({
    title: say(words.link),
    body: say(words.linkText),
    href: href('makePayment'),
    mailed: ({ publicUrl }) =>
      lines([
        say(words.linkMail),
        link(`${publicUrl}${href('registeredCards', { externalId })}`),
        '',
      ]),
  })),
  cardLinkClosed: security(() => ({
    title: say(words.closed),
    body: say(words.closedText),
    href: href('makePayment'),
  })),
};
