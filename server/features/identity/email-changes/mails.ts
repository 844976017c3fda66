import { href } from '@contract/kernel/screens';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { Config } from '@server/config';
import { link, say } from '@server/features/platform';
import { type Addressee, ignore, letter, unconfirmed } from '../auth/mails';

const said = identityWords.emailChanges;

const linkOf = ({ publicUrl }: Config, token: string) =>
  `${publicUrl}${href('emailConfirmation', { token })}`;

/** To the new address. */
export const confirmation = (config: Config, email: string, token: string) =>
  letter(config, unconfirmed(email), say(said.confirm), [
    say(said.confirmHow),
    link(linkOf(config, token)),
    '',
    ignore,
  ]);

/** To the new address when it has an account already: its owner learns it, and nobody else. */
export const addressTaken = (config: Config, to: Addressee) =>
  letter(config, to, say(said.taken), [say(said.takenText), '', ignore]);

/** To the address before, from which the change is undone. */
export const changedFrom = (config: Config, to: Addressee, token: string) =>
  letter(config, to, say(said.changed), [
    say(said.changedFrom),
    say(said.undoHow),
    link(`${linkOf(config, token)}?acto=deshacer`),
  ]);

/** To the address that the change had given, once it was undone. */
export const restored = (config: Config, to: Addressee) =>
  letter(config, to, say(said.restored), [say(said.restoredText)]);
