import { href } from '@contract/kernel/screens';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { Config } from '@server/config';
import { framed, type Letter, lines, link, type Said, say } from '@server/features/platform';
import { t } from '@server/i18n';

export interface Addressee {
  email: string;
  /** Null until the address is confirmed. */
  fullName: string | null;
}

/** An address that anybody may have typed: a mail to it carries no word of theirs, not the name either. */
export const unconfirmed = (email: string): Addressee => ({ email, fullName: null });

export const letter = (
  config: Config,
  to: Addressee,
  subject: Said,
  parts: readonly (Said | '')[],
  kind: Letter['kind'] = 'access',
): Letter => {
  const body = lines(parts);
  const frame = framed(config, to.fullName);
  return {
    kind,
    to: to.email,
    ...frame(subject.text, body.text),
    wording: { subject, body, frame },
  };
};

export const ignore = say(identityWords.auth.mails.ignore);

/** @param profile what the account was asked for as, in words */
export const activation = (config: Config, email: string, profile: string, token: string) =>
  letter(config, unconfirmed(email), say(identityWords.auth.mails.activate), [
    say(identityWords.auth.mails.activateAsked, { brand: profile }),
    say(identityWords.auth.mails.activateHow),
    link(`${config.publicUrl}${href('accountActivation', { token })}`),
    '',
    say(identityWords.auth.mails.activateOthers, {
      url: config.publicUrl,
      path: href('registration'),
    }),
    ignore,
  ]);

/**
 * The same, of an account that staff opened.
 *
 * @param by who of staff did
 */
export const openedByStaff = (
  config: Config,
  email: string,
  { by, profile, token }: { by: string; profile: string; token: string },
) =>
  letter(config, unconfirmed(email), say(identityWords.auth.mails.activate), [
    say(identityWords.auth.mails.openedByStaff, {
      ...{ by, profile },
      brand: config.brand,
    }),
    say(identityWords.auth.mails.activateHow),
    link(`${config.publicUrl}${href('accountActivation', { token })}`),
    '',
    say(identityWords.auth.mails.openedWrong, { email: config.supportEmail }),
  ]);

/** @param by the administrator who invites */
export const invitation = (config: Config, email: string, by: string, token: string) =>
  letter(
    config,
    unconfirmed(email),
    say(identityWords.administrators.invited, { brand: config.brand }),
    [
      say(identityWords.administrators.invitedText, { by, brand: config.brand }),
      say(identityWords.administrators.invitedHow),
      link(`${config.publicUrl}${href('accountActivation', { token })}`),
      '',
      ignore,
    ],
  );

export const passwordReset = (config: Config, to: Addressee, token: string) =>
  letter(config, to, say(identityWords.auth.mails.reset), [
    say(identityWords.auth.mails.resetHow),
    link(`${config.publicUrl}${href('passwordReset', { token })}`),
    '',
    ignore,
  ]);

/** Of an account that staff or the end of its last role closed, to which no password leads. */
export const keptOut = (config: Config, to: Addressee) =>
  letter(config, to, say(identityWords.auth.mails.keptOut), [
    say(identityWords.auth.mails.keptOutWhy, { brand: config.brand }),
    say(identityWords.auth.mails.keptOutHow, { email: config.supportEmail }),
    '',
    ignore,
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
    say(identityWords.auth.mails.code),
    [
      say(identityWords.auth.mails.codeIs, {
        code,
        life: lifeInWords(seconds),
      }),
      say(identityWords.auth.mails.codeSecret),
    ],
    'code',
  );
