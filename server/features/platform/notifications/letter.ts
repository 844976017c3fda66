import { href as screenHref } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import type { Config } from '@server/config';
import { t } from '@server/i18n';
import type { Letter, TextMessage } from '../mails/outbox';
import type { Wording } from '../mails/said';
import type { Subject, Words } from './events/event';

const ending: Record<Subject, (config: Config) => string[]> = {
  work: () => [],
  money: () => [t(platformWords.notifications.letter.report), ''],
  security: ({ publicUrl }) => [
    t(platformWords.notifications.letter.resetAtOnce, {
      url: publicUrl,
      path: screenHref('passwordResetRequest'),
    }),
    '',
  ],
};

/** The mail that notifies a person of an event, with the address of the screen where they go on. */
export function letterOf(
  config: Config,
  to: { email: string; fullName: string },
  about: Subject,
  { title, body, href }: Words,
): Letter {
  const frame: Wording['frame'] = (subject, text) => ({
    subject: `${subject} - ${config.brand}`,
    text: [
      t(platformWords.notifications.letter.hello, { name: to.fullName }),
      '',
      text,
      ...(href
        ? [t(platformWords.notifications.letter.detail, { url: config.publicUrl, path: href })]
        : []),
      '',
      ...ending[about](config),
      t(platformWords.notifications.letter.team, { brand: config.brand }),
    ].join('\n'),
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
  text: t(platformWords.notifications.letter.text, { brand, title: title.text }),
});
