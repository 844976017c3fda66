import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { say } from '../../mails/said';
import { byOthers, security } from './event';

const said = platformWords.notifications.privacyEvents;

interface Asked {
  folio: string;
  dueOn: Day;
}

/** What people ask of their own data. */
export const privacyEvents = {
  dataExportReady: security(() => ({
    title: say(said.exportReady),
    body: say(said.exportReadyText),
    href: null,
  })),
  privacyAsked: security(({ folio, dueOn }: Asked) => ({
    title: say(said.asked, { folio }),
    body: say(said.askedText, { day: dueOn }),
    href: null,
  })),
  /** To the administrators. */
  privacyToAnswer: byOthers(({ folio, dueOn }: Asked) => ({
    title: say(said.toAnswer, { folio }),
    body: say(said.toAnswerText, { day: dueOn }),
    href: href('privacyRequestList'),
  })),
  privacyAnswered: security(({ folio, answer }: { folio: string; answer: string }) => ({
    title: say(said.answered, { folio }),
    body: say(said.answeredText, { answer }),
    href: null,
  })),
};
