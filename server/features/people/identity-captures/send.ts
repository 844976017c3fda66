import { type PersonKind, personKind } from '@contract/kernel/fields/person-type';
import { href } from '@contract/kernel/screens';
import { identityCheckWords } from '@contract/locales/es-MX/people/identity-check-server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { type Addressee, ignore, letter, mintLink } from '@server/features/identity';
import { announce, events, link, queueMail, say } from '@server/features/platform';

interface Subject extends Addressee {
  /** What the address of the page names them by. */
  id: string;
  userId: string;
  personType: number;
}

interface Asked {
  /** Who asks for it; null of the person themselves. */
  by: string | null;
  /** The session in which the person goes on afterwards, where it is theirs. */
  sessionId?: string;
  now: Date;
}

/**
 * Mails a person the link under which they photograph their identity on a telephone; the one before stops working.
 * The secret stands behind the address's hash, which no browser sends anywhere.
 */
export async function sendIdentityLink(
  tx: Tx,
  config: Config,
  person: Subject,
  { by, sessionId, now }: Asked,
): Promise<string> {
  const token = await mintLink(tx, {
    purpose: 'identity_link',
    userId: person.userId,
    subject: person.id,
    payload: sessionId ? { sessionId } : {},
    now,
  });
  const path = `${href('applicantIdentity', { clientId: person.id })}#${token}`;
  const url = `${config.publicUrl}${path}`;
  const kind = personKind(person.personType);
  if (by === null) await queueMail(tx, config, identityLink(config, person, kind, url));
  else await announce(tx, config, person.userId, events.identityLinkAsked, { by, kind, path });
  return url;
}

/** To the person who asked for it themselves. */
export function identityLink(config: Config, to: Addressee, kind: PersonKind, url: string) {
  const { subject, own } = identityCheckWords.links[kind];
  return letter(config, to, say(subject), [
    say(own, { brand: config.brand }),
    say(identityCheckWords.linkHow),
    link(url),
    '',
    ignore,
  ]);
}
