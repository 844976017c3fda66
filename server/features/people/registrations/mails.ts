import { href } from '@contract/kernel/screens';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { Config } from '@server/config';
import { type Addressee, ignore, letter } from '@server/features/identity';
import { t } from '@server/i18n';

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

export const alreadyRegistered = (config: Config, to: Addressee) =>
  letter(config, to, t(identityWords.auth.mails.haveAccount), [
    t(identityWords.auth.mails.registeredAgain),
    t(identityWords.auth.mails.signInOrReset, {
      url: config.publicUrl,
      signInPath: href('login'),
      url2: href('passwordResetRequest'),
    }),
    '',
    ignore,
  ]);
