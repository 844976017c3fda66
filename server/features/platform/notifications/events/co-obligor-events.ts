import { coObligorEventWords as words } from '@contract/locales/es-MX/platform/co-obligor-events';
import { say } from '../../mails/said';
import { work } from './event';

interface Named {
  name: string;
  href: string;
}

/** To the applicant who named them. */
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
  coObligorConsented: work(['bell'], ({ name, href }: Named) => ({
    title: say(words.consented, { name }),
    body: say(words.consentedText),
    href,
  })),
};
