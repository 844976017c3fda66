import type { Db, Tx } from '@server/db/connection';
import { identify, mintLink, oneTimeLife, spendSessionLink } from '@server/features/identity';
import { loadScopeLookup } from '@server/http/access';
import { type ScopeLookup, scopeOf } from '@server/http/authorise';
import type { Principal } from '@server/http/principal';
import type { Reader } from './owners';

export type LinkUse = 'view' | 'download';

/** A viewer may ask for the same bytes again (print, save); more than this is misuse. */
const MAX_USES = 3;

const subjectOf = (documentId: string, use: LinkUse) => `${documentId}/${use}`;

/** A token good for one version and one kind of use, while the session is open and at most 60 seconds. */
export async function mintDocumentLink(
  tx: Tx,
  link: {
    documentId: string;
    use: LinkUse;
    /** For who has not looked at it yet. */
    ahead: boolean;
    principal: Principal;
    now: Date;
  },
) {
  const { documentId, use, ahead, principal, now } = link;
  const token = await mintLink(tx, {
    purpose: 'document_link',
    userId: principal.userId,
    subject: subjectOf(documentId, use),
    payload: {
      sessionId: principal.sessionId,
      ...(principal.actorUserId && { actorUserId: principal.actorUserId }),
      ...(ahead && { ahead: 'yes' }),
    },
    now,
  });
  return {
    access_token: token,
    expires_at: new Date(now.getTime() + oneTimeLife.document_link).toISOString(),
  };
}

/** Spends one use of a link; answers who opens the document, or null when the link is not for this. */
export async function redeemDocumentLink(
  tx: Tx,
  link: { documentId: string; use: LinkUse; token: string; now: Date },
) {
  const { documentId, use, token, now } = link;
  const row = await spendSessionLink(tx, {
    purpose: 'document_link',
    subject: subjectOf(documentId, use),
    token,
    most: MAX_USES,
    now,
  });
  if (!row?.userId) return null;
  const { actorUserId = null, ahead } = row.payload;
  return { userId: row.userId, actorUserId, ahead: ahead !== undefined };
}

let lookUpScope: Promise<ScopeLookup> | undefined;

/** The user of a session's own token and what they may see, where the configuration takes it in a link. */
export async function readerOfSession(db: Db, token: string, now: Date): Promise<Reader | null> {
  const { principal } = await identify(db, `Bearer ${token}`, now);
  if (!principal || principal.secondFactorOwed) return null;
  lookUpScope ??= loadScopeLookup();
  const kind = (await lookUpScope)(principal, 'documents.show');
  return kind && { principal, scope: scopeOf(kind, principal) };
}
