import { common } from '@contract/locales/es-MX/kernel/common';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
import type { Config } from '@server/config';
import { t } from '@server/i18n';
import type { Wording } from './said';

type House = Pick<Config, 'brand' | 'supportEmail'>;

interface Around {
  /** Right under what is said. */
  under?: readonly string[];
  /** Before the signature, by itself. */
  ending?: readonly string[];
}

/**
 * What the house says around what a mail says: a greeting, and at its end who writes and where one answers.
 *
 * @param fullName null where nobody confirmed the address: whoever typed the name is a stranger to its reader
 */
export const framed =
  (
    config: House,
    fullName: string | null,
    { under = [], ending = [] }: Around = {},
  ): Wording['frame'] =>
  (subject, text) => ({
    subject: `${subject} - ${config.brand}`,
    text: [
      fullName === null
        ? t(notificationWords.letter.helloUnknown)
        : t(notificationWords.letter.hello, { name: fullName }),
      '',
      text,
      ...under,
      '',
      ...ending,
      ...signature(config),
    ].join('\n'),
  });

const signature = ({ brand, supportEmail }: House): string[] => [
  t(notificationWords.letter.team, { brand }),
  t(common.writeTo, { email: supportEmail }),
];

/** Where one tells us of what was not oneself. */
export const tellUs = ({ supportEmail }: Pick<House, 'supportEmail'>): string =>
  t(notificationWords.letter.tellUs, { email: supportEmail });
