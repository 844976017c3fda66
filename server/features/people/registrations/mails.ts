import { href } from '@contract/kernel/screens';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { Config } from '@server/config';
import { type Addressee, ignore, letter } from '@server/features/identity';
import { t } from '@server/i18n';

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
