import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Config } from '@server/config';
import { type TextMessage, tellUs } from '@server/features/platform';
import { t } from '@server/i18n';

type Brand = Pick<Config, 'brand'>;

/** To the new number: the code that proves it. */
export const phoneCodeText = ({ brand }: Brand, to: string, code: string): TextMessage => ({
  kind: 'code',
  to,
  subject: t(peopleWords.phones.codeSubject),
  text: t(peopleWords.phones.code, { brand, code }),
});

/** To the number that was the account's until now. */
export const phoneChangedText = (
  config: Pick<Config, 'brand' | 'supportEmail'>,
  to: string,
): TextMessage => ({
  kind: 'access',
  to,
  subject: t(peopleWords.phones.changedSubject),
  text: [t(peopleWords.phones.changed, { brand: config.brand }), tellUs(config)].join(' '),
});
