import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Config } from '@server/config';
import { type Addressee, letter } from '@server/features/identity';
import { say } from '@server/features/platform';

/** The last one to a person who closed their account. */
export function accountEnded(config: Config, to: Addressee) {
  const said = peopleWords.privacy.closed;
  const parts = [say(said.text), say(said.kept), say(said.goodbye)];
  return letter(config, to, say(said.subject), parts, 'last');
}
