import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { t } from '@server/i18n';
import { security } from './event';

const said = platformWords.notifications.privacyEvents;

interface Asked {
  folio: string;
  dueOn: Day;
}

/** What people ask of their own data. */
export const privacyEvents = {
  dataExportReady: security(() => ({
    title: t(said.exportReady),
    body: t(said.exportReadyText),
    href: null,
  })),
  privacyAsked: security(({ folio, dueOn }: Asked) => ({
    title: t(said.asked, { folio }),
    body: t(said.askedText, { day: dueOn }),
    href: null,
  })),
  /** To the administrators. */
  privacyToAnswer: security(({ folio, dueOn }: Asked) => ({
    title: t(said.toAnswer, { folio }),
    body: t(said.toAnswerText, { day: dueOn }),
    href: href('privacyRequestList'),
  })),
  privacyAnswered: security(({ folio, answer }: { folio: string; answer: string }) => ({
    title: t(said.answered, { folio }),
    body: answer,
    href: null,
  })),
};
