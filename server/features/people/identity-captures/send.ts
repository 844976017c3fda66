import { href } from '@contract/kernel/screens';
import { identityCheckWords } from '@contract/locales/es-MX/people/identity-check-server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { type Addressee, ignore, letter, mintLink } from '@server/features/identity';
import { link, queueMail, say } from '@server/features/platform';

interface Subject extends Addressee {
  /** What the address of the page names them by. */
  id: string;
  userId: string;
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
  const url = `${config.publicUrl}${href('applicantIdentity', { clientId: person.id })}#${token}`;
  await queueMail(tx, config, identityLink(config, person, by, url));
  return url;
}

/** @param by who asks for it; null of the person themselves */
export function identityLink(config: Config, to: Addressee, by: string | null, url: string) {
  const { linkSubject, linkAsked, linkOwn, linkHow } = identityCheckWords;
  return letter(config, to, say(linkSubject), [
    by ? say(linkAsked, { by, brand: config.brand }) : say(linkOwn, { brand: config.brand }),
    say(linkHow),
    link(url),
    '',
    ignore,
  ]);
}
