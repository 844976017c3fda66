import { contractSignerWords as words } from '@contract/locales/es-MX/credit/contract-signers-server';
import type { Config } from '@server/config';
import { ignore, letter } from '@server/features/identity';
import { link, say } from '@server/features/platform';
import { greeted, type NipReader } from '../co-obligors/mails';

/** The link to sign a contract: who asks is read by who opens it. */
export const signLink = (
  config: Config,
  to: NipReader,
  { url, isReminder }: { url: string; isReminder: boolean },
) =>
  letter(config, greeted(to), say(isReminder ? words.mails.reminder : words.mails.subject), [
    say(words.mails.text, { brand: config.brand }),
    say(words.mails.how),
    link(url),
    '',
    ignore,
  ]);

/** The link that they had works no more. */
export const linkVoided = (config: Config, to: NipReader) =>
  letter(config, greeted(to), say(words.mails.voided), [say(words.mails.voidedText)], 'notice');

/** Who has no account keeps what they signed in their mail alone. */
export const contractSignedByLink = (
  config: Config,
  to: NipReader,
  { folio, sha256 }: { folio: string; sha256: string },
) =>
  letter(
    config,
    greeted(to),
    say(words.mails.signed),
    [say(words.mails.signedText, { folio, hash: sha256 })],
    'notice',
  );
