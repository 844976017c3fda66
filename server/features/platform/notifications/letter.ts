import { href as screenHref } from '@contract/kernel/screens';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
import type { Config } from '@server/config';
import { t } from '@server/i18n';
import { framed, tellUs } from '../mails/frame';
import type { Letter, TextMessage } from '../mails/outbox';
import type { Said } from '../mails/said';
import type { Doer, Event, House, Subject, Words } from './events/event';

const letterWords = notificationWords.letter;

type Ending = (config: House) => string[];

const ofSubject: Record<Subject, Ending> = {
  work: () => [],
  legal: () => [],
  money: () => [t(letterWords.report), ''],
  security: (config) => [
    t(letterWords.resetAtOnce, {
      url: config.publicUrl,
      path: screenHref('passwordResetRequest'),
    }),
    tellUs(config),
    '',
  ],
};

/** What others did was not the person: the mail says who did it, and where one complains. One of its own words does so itself. */
const ofOthers: Record<Exclude<Doer, 'person'>, Ending> = {
  staff: ({ brand, supportEmail }) => [t(letterWords.byStaff, { brand, email: supportEmail }), ''],
  others: ({ supportEmail }) => [t(letterWords.byOthers, { email: supportEmail }), ''],
  worded: () => [],
};

/** What the mail of an event says between greeting and signature. */
export const mailedBody = (config: House, { body, mailed }: Words): Said =>
  mailed?.(config) ?? body;

/** The mail that notifies a person of an event, with the address of the screen where they go on. */
export function letterOf(
  config: House,
  to: { email: string; fullName: string | null },
  { about, by }: Pick<Event<never>, 'about' | 'by'>,
  words: Words,
): Letter {
  const { title, href, mailed } = words;
  const body = mailedBody(config, words);
  const frame = framed(config, to.fullName, {
    under: href && !mailed ? [t(letterWords.detail, { url: config.publicUrl, path: href })] : [],
    ending: (by === 'person' ? ofSubject[about] : ofOthers[by])(config),
  });
  return {
    kind: about === 'security' ? 'access' : 'notice',
    to: to.email,
    ...frame(title.text, body.text),
    wording: { subject: title, body, frame },
  };
}

/** The text message of an event: what happened, without the details that a locked telephone would show. */
export const textOf = ({ brand }: Config, to: string, { title }: Words): TextMessage => ({
  kind: 'notice',
  to,
  subject: title.text,
  text: t(letterWords.text, { brand, title: title.text }),
});
