import { coObligorEventWords as words } from '@contract/locales/es-MX/platform/co-obligor-events';
import { say } from '../../mails/said';
import { work } from './event';

interface Named {
  name: string;
  href: string;
}

/** To the applicant, of who joined their credit or signed its contract. */
export const coObligorEvents = {
  coObligorAccepted: work(['bell', 'mail'], ({ name, href }: Named) => ({
    title: say(words.accepted, { name }),
    body: say(words.acceptedText),
    href,
  })),
  coObligorDeclined: work(['bell', 'mail'], ({ name, href }: Named) => ({
    title: say(words.declined, { name }),
    body: say(words.declinedText),
    href,
  })),
  contractSignedByLink: work(['bell', 'mail'], ({ name, href }: Named) => ({
    title: say(words.signed, { name }),
    body: say(words.signedText),
    href,
  })),
  coObligorConsented: work(['bell'], ({ name, href }: Named) => ({
    title: say(words.consented, { name }),
    body: say(words.consentedText),
    href,
  })),
};
