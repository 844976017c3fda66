import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { privacy } from '@contract/locales/es-MX/people/privacy';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
import type { PrivacyOutcome } from '@contract/people/privacy';
import { t } from '@server/i18n';
import { say } from '../../mails/said';
import { byOthers, byStaff, security } from './event';

const said = notificationWords.privacyEvents;

interface Asked {
  folio: string;
  dueOn: Day;
}

interface Answered {
  folio: string;
  outcome: PrivacyOutcome;
  answer: string;
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
  privacyAnswered: byStaff(({ folio, outcome, answer }: Answered) => ({
    title: say(said.answered, { folio }),
    body: say(said.answeredText, { outcome: t(privacy.outcomes[outcome]), answer }),
    href: null,
  })),
};
