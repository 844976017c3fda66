import type { ObjectStore } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { unauthenticated } from '@server/features/identity';
import { audit } from '@server/features/platform';
import { notFound } from '@server/http/errors';
import type { FileAnswer } from '@server/http/implement';
import { eq } from 'drizzle-orm';
import { definitionOf } from '../definitions/definitions';
import { mediaTypes } from './file-rules';
import { type LinkUse, readerOfSession, redeemDocumentLink } from './links';
import { assertLetGo } from './quarantine';
import { findReadable } from './readable';

interface Opening {
  documentId: string;
  use: LinkUse;
  /** What the address carries, if anything. */
  token: string | undefined;
  config: Config;
  objects: ObjectStore;
  now: Date;
}

/** The bytes of one version for the bearer of a valid token; every opening is written to the audit trail. */
export async function openFile(db: Db, opening: Opening): Promise<FileAnswer> {
  const { row, prefix } = await redeem(db, opening);
  const { stream, size } = await opening.objects.open(row.sha256);
  const download = opening.use === 'download';
  return {
    stream,
    size,
    // A browser would draw XML; as text it is only read.
    mediaType:
      !download && row.mediaType === mediaTypes.xml ? 'text/plain; charset=utf-8' : row.mediaType,
    fileName: download ? `${prefix}-${row.fileName}` : row.fileName,
    disposition: download ? 'attachment' : 'inline',
  };
}

function redeem(db: Db, { documentId, use, token, config, now }: Opening) {
  if (!token) throw unauthenticated();
  return inTransaction(db, async (tx) => {
    let who = await redeemDocumentLink(tx, { documentId, use, token, now });
    if (!who && config.documentLinksAcceptSession) {
      const reader = await readerOfSession(db, token, now);
      if (reader && (await findReadable(tx, reader, documentId))) {
        who = { ...reader.principal, ahead: false };
      }
    }
    if (!who) throw notFound();
    const [row] = await tx.select().from(documents).where(eq(documents.id, documentId));
    if (!row) throw notFound();
    assertLetGo(row);
    const { prefix } = await definitionOf(tx, row.definitionId);
    await audit(tx, {
      at: now,
      userId: who.userId,
      actorUserId: who.actorUserId,
      action: who.ahead ? 'documents.ahead' : `documents.${use}`,
      object: 'documents',
      objectId: row.id,
    });
    return { row, prefix };
  });
}
