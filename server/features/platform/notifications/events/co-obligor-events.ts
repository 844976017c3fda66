import { coObligorEventWords as words } from '@contract/locales/es-MX/platform/co-obligor-events';
import { t } from '@server/i18n';
import { work } from './event';

interface Named {
  name: string;
  href: string;
}

/** To the applicant who named them. */
export const coObligorEvents = {
  coObligorAccepted: work(['bell', 'mail'], ({ name, href }: Named) => ({
    title: t(words.accepted, { name }),
    body: t(words.acceptedText),
    href,
  })),
  coObligorDeclined: work(['bell', 'mail'], ({ name, href }: Named) => ({
    title: t(words.declined, { name }),
    body: t(words.declinedText),
    href,
  })),
  coObligorConsented: work(['bell'], ({ name, href }: Named) => ({
    title: t(words.consented, { name }),
    body: t(words.consentedText),
    href,
  })),
};
