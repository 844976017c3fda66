import { href } from '@contract/kernel/screens';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { Config } from '@server/config';
import { type Addressee, ignore, letter } from '@server/features/identity';
import { say } from '@server/features/platform';

export const alreadyRegistered = (config: Config, to: Addressee) =>
  letter(config, to, say(identityWords.auth.mails.haveAccount), [
    say(identityWords.auth.mails.registeredAgain),
    say(identityWords.auth.mails.signInOrReset, {
      url: config.publicUrl,
      signInPath: href('login'),
      url2: href('passwordResetRequest'),
    }),
    '',
    ignore,
  ]);
