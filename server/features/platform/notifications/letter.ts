import { href as screenHref } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import type { Config } from '@server/config';
import { t } from '@server/i18n';
import { framed, tellUs } from '../mails/frame';
import type { Letter, TextMessage } from '../mails/outbox';
import type { Subject, Words } from './events/event';

type House = Pick<Config, 'brand' | 'supportEmail' | 'publicUrl'>;

const ending: Record<Subject, (config: House) => string[]> = {
  work: () => [],
  legal: () => [],
  money: () => [t(platformWords.notifications.letter.report), ''],
  security: (config) => [
    t(platformWords.notifications.letter.resetAtOnce, {
      url: config.publicUrl,
      path: screenHref('passwordResetRequest'),
    }),
    ...tellUs(config),
    '',
  ],
};

/** The mail that notifies a person of an event, with the address of the screen where they go on. */
export function letterOf(
  config: House,
  to: { email: string; fullName: string },
  about: Subject,
  { title, body, href }: Words,
): Letter {
  const frame = framed(config, to.fullName, {
    under: href
      ? [t(platformWords.notifications.letter.detail, { url: config.publicUrl, path: href })]
      : [],
    ending: ending[about](config),
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
