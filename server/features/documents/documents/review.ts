import type { DocumentAction } from '@contract/documents/documents';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { AppError, conflict, notFound } from '@server/http/errors';
import type { Recorder } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { definitionOf } from '../definitions/definitions';
import { assertFree, endClaim } from '../review/claims';
import { needsSecond } from '../review/second-review';
import { isOfEnded } from './close-review';
import { invalidateLists } from './invalidate-lists';
import { comesFrom, partiesOf, type Reader } from './owners';
import { assertLetGo } from './quarantine';
import { type DocumentRow, lockDocument, toRecord } from './repository';
import { assertAllowed } from './rules';
import { tellDecided } from './tell-decided';

interface Decision {
  reader: Reader;
  action: Exclude<DocumentAction, 'replace'>;
  id: string;
  /** The project from which the reviewer came; another one's is not found. */
  fromProjectId: string | undefined;
  reason?: string;
  config: Config;
  now: Date;
  record: Recorder;
}

/** The state after each act, unless it is the first verification of two: what is taken back waits, if anybody still decides on it. */
async function outcomeOf(tx: Tx, action: Decision['action'], row: DocumentRow) {
  if (action === 'verify') return 'verificado';
  if (action === 'reject') return 'rechazado';
  return (await isOfEnded(tx, row)) ? 'closed' : 'pending';
}

/**
 * Verifies, rejects or revokes one exact version, with its row locked: deciding on a version that
 * has been replaced meanwhile fails and changes nothing.
 * @throws AppError forbidden for a party to it: who brought it, whom it is about, who installs
 */
export async function decide(tx: Tx, decision: Decision) {
  const { reader, action, id, fromProjectId, reason, now, record } = decision;
  const row = await lockDocument(tx, reader, id);
  if (!row) throw notFound();
  const about = { ...row, table: row.ownerTable, id: row.ownerId };
  if (fromProjectId && !(await comesFrom(tx, reader, fromProjectId, about))) throw notFound();
  if (row.supersededBy) throw conflict(t(documentsWords.documents.review.replaced));
  const { userId } = reader.principal;
  if ((await partiesOf(tx, row)).includes(userId)) {
    throw new AppError('forbidden', t(documentsWords.documents.review.notYourOwn));
  }
  assertLetGo(row);
  await assertFree(tx, row.id, { userId, now });
  const first = await isFirstOfTwo(tx, row, decision);
  const slip = isSlip(row, userId, now);
  const [decided] = await tx
    .update(documents)
    .set({
      status: first ? 'pending' : await outcomeOf(tx, action, row),
      rejectReason: action === 'reject' ? reason : null,
      verifiedBy: first || action === 'unverify' ? null : userId,
      // Of two, the first stays beside what the second person decides, also when they take that back at once.
      firstVerifiedBy: first ? userId : beginsAnew(action, row, slip) ? null : row.firstVerifiedBy,
      updatedAt: now,
      // What is no longer decided waits from now on; what is taken back at once waited all along.
      ...(action === 'unverify' && !slip && { waitsSince: now }),
    })
    .where(eq(documents.id, row.id))
    .returning({ ...getTableColumns(documents), reviewer: reviewerName });
  if (!decided) throw notFound();
  await endClaim(tx, row.id);
  const definition = await definitionOf(tx, row.definitionId);
  await invalidateLists(tx, decided, definition);
  // Nobody was told of the first verification of two.
  const takesFirstBack = action === 'unverify' && row.status === 'pending';
  if (!first && !takesFirstBack) await tellDecided(tx, definition, decided, decision);
  await record(row.id, {
    doc_id: row.docId,
    sha256: row.sha256,
    ...(reason && { reason }),
    ...(first && { waits_for_second: true }),
  });
  const { is_verified, reject_reason, verified_by, updated_at } = toRecord(
    decided,
    decided.reviewer,
  );
  return { is_verified, reject_reason, verified_by, updated_at };
}

/**
 * Whether this verification is the first of two, after which the document still waits. Of a document that waits
 * for its second, the first may be taken back, and only another person gives the second.
 * @throws AppError conflict when the state does not allow the act
 */
async function isFirstOfTwo(tx: Tx, row: DocumentRow, { action, reader, now }: Decision) {
  const waits = row.status === 'pending' && row.firstVerifiedBy !== null;
  if (action === 'unverify' && waits) return false;
  assertAllowed(action, row.status);
  if (action !== 'verify') return false;
  if (row.firstVerifiedBy === reader.principal.userId) {
    throw conflict(t(documentsWords.documents.review.secondByOther));
  }
  return row.firstVerifiedBy === null && needsSecond(tx, row, now);
}

/** Whose decision stands. */
const reviewerName = sql<string | null>`(select u.full_name from users u
  where u.id = ${documents}.verified_by)`;

/** Within which a reviewer takes back what a wrong key did: somewhat more than the notice that offers it is shown. */
const SLIP_MS = 60_000;

/** Whether a first verification falls as well: it is itself taken back, or the document is revoked. */
const beginsAnew = (action: Decision['action'], { status }: DocumentRow, slip: boolean): boolean =>
  action === 'unverify' && (status === 'pending' || !slip);

/** Whether nothing was decided yet, or only a moment ago by this person. */
const isSlip = (row: typeof documents.$inferSelect, userId: string, now: Date): boolean =>
  row.status === 'pending' ||
  (row.verifiedBy === userId && now.getTime() - row.updatedAt.getTime() < SLIP_MS);
