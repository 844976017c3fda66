import { href } from '@contract/kernel/screens';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { Config } from '@server/config';
import type { Letter } from '@server/features/platform';
import { t } from '@server/i18n';

export interface Addressee {
  email: string;
  fullName: string;
}

export const letter = (
  config: Config,
  to: Addressee,
  subject: string,
  lines: string[],
  kind: Letter['kind'] = 'access',
): Letter => ({
  kind,
  to: to.email,
  subject: `${subject} - ${config.brand}`,
  text: [
    t(identityWords.auth.mails.hello, { name: to.fullName }),
    '',
    ...lines,
    '',
    t(identityWords.auth.mails.team, { brand: config.brand }),
  ].join('\n'),
});

export const ignore = t(identityWords.auth.mails.ignore);

/** @param profile what the account was asked for as, in words */
export const activation = (config: Config, to: Addressee, profile: string, token: string) =>
  letter(config, to, t(identityWords.auth.mails.activate), [
    t(identityWords.auth.mails.activateAsked, { brand: profile, name: to.fullName }),
    t(identityWords.auth.mails.activateHow),
    `${config.publicUrl}${href('accountActivation', { token })}`,
    '',
    t(identityWords.auth.mails.activateOthers, {
      url: config.publicUrl,
      path: href('registration'),
    }),
    ignore,
  ]);

/** @param by the administrator who invites */
export const invitation = (config: Config, to: Addressee, by: string, token: string) =>
  letter(config, to, t(identityWords.administrators.invited, { brand: config.brand }), [
    t(identityWords.administrators.invitedText, { by, brand: config.brand }),
    t(identityWords.administrators.invitedHow),
    `${config.publicUrl}${href('accountActivation', { token })}`,
    '',
    ignore,
  ]);

export const passwordReset = (config: Config, to: Addressee, token: string) =>
  letter(config, to, t(identityWords.auth.mails.reset), [
    t(identityWords.auth.mails.resetHow),
    `${config.publicUrl}${href('passwordReset', { token })}`,
    '',
    ignore,
  ]);

export const accountBlocked = (config: Config, to: Addressee, token: string) =>
  letter(config, to, t(identityWords.auth.mails.blocked), [
    t(identityWords.auth.mails.blockedWhy),
    t(identityWords.auth.mails.unblockHow),
    `${config.publicUrl}${href('accountUnlock', { token })}`,
    '',
    t(identityWords.auth.mails.blockedSafe),
  ]);

export const accountClosed = (config: Config, to: Addressee, token: string) =>
  letter(config, to, t(identityWords.auth.mails.closed), [
    t(identityWords.auth.mails.closedWhy),
    t(identityWords.auth.mails.closedHow),
    `${config.publicUrl}${href('accountUnlock', { token })}`,
    '',
    t(identityWords.auth.mails.closedReset, {
      url: config.publicUrl,
      path: href('passwordResetRequest'),
    }),
  ]);

/** The life of a code as people read it: whole minutes where it is some. */
export const lifeInWords = (seconds: number) =>
  seconds % 60 === 0
    ? t(identityWords.auth.mails.minutes, { count: seconds / 60 })
    : t(identityWords.auth.mails.seconds, { seconds });

/** @param seconds life of the code */
export const stepUpCode = (config: Config, to: Addressee, code: string, seconds: number) =>
  letter(
    config,
    to,
    t(identityWords.auth.mails.code),
    [
      t(identityWords.auth.mails.codeIs, {
        code,
        life: lifeInWords(seconds),
      }),
      t(identityWords.auth.mails.codeSecret),
    ],
    'code',
  );

/**
 * @param change what happened to the second factor
 * @param until when withdrawals and changes of bank account are possible again, in words
 */
export const secondFactorChanged = (
  config: Config,
  to: Addressee,
  change: 'enrolled' | 'removed',
  until: string,
) => {
  const did =
    change === 'enrolled'
      ? t(identityWords.auth.mails.switchedOn)
      : t(identityWords.auth.mails.switchedOff);
  return letter(config, to, t(identityWords.auth.mails.factorSubject, { did }), [
    t(identityWords.auth.mails.factorText, { did }),
    t(identityWords.auth.mails.factorCooling, { when: until }),
    t(identityWords.auth.mails.resetAtOnce, {
      url: config.publicUrl,
      path: href('passwordResetRequest'),
    }),
  ]);
};
