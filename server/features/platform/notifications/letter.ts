import { href as screenHref } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import type { Config } from '@server/config';
import { t } from '@server/i18n';
import { framed, tellUs } from '../mails/frame';
import type { Letter, TextMessage } from '../mails/outbox';
import type { Doer, Event, Subject, Words } from './events/event';

const letterWords = platformWords.notifications.letter;

type House = Pick<Config, 'brand' | 'supportEmail' | 'publicUrl'>;

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

/** What others did was not the person: the mail says who did it, and where one complains. */
const ofOthers: Record<Exclude<Doer, 'person'>, Ending> = {
  staff: ({ brand, supportEmail }) => [t(letterWords.byStaff, { brand, email: supportEmail }), ''],
  others: ({ supportEmail }) => [t(letterWords.byOthers, { email: supportEmail }), ''],
};

/** The mail that notifies a person of an event, with the address of the screen where they go on. */
export function letterOf(
  config: House,
  to: { email: string; fullName: string },
  { about, by }: Pick<Event<never>, 'about' | 'by'>,
  { title, body, href }: Words,
): Letter {
  const frame = framed(config, to.fullName, {
    under: href ? [t(letterWords.detail, { url: config.publicUrl, path: href })] : [],
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
