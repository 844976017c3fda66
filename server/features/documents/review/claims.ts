import { CLAIM_SECONDS } from '@contract/documents/review';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { Db, Tx } from '@server/db/connection';
import { documentClaims, documents } from '@server/db/schema/documents';
import { users } from '@server/db/schema/identity';
import { changedForStaff } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, asc, eq, gt, inArray, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';

interface Claiming {
  userId: string;
  now: Date;
}

/** @throws AppError conflict while another reviewer has the document open */
export async function assertFree(db: Db | Tx, documentId: string, { userId, now }: Claiming) {
  const [held] = await db
    .select({ fullName: users.fullName })
    .from(documentClaims)
    .innerJoin(users, eq(users.id, documentClaims.userId))
    .where(
      and(
        eq(documentClaims.documentId, documentId),
        ne(documentClaims.userId, userId),
        gt(documentClaims.until, now),
      ),
    );
  if (held) throw conflict(t(documentsWords.documents.review.held, { name: held.fullName }));
}

/** Which of these documents other reviewers have open, by their ids. */
export async function claimsOn(db: Db | Tx, ids: readonly string[], { userId, now }: Claiming) {
  const rows = await db
    .select({
      id: documentClaims.documentId,
      fullName: users.fullName,
      until: documentClaims.until,
    })
    .from(documentClaims)
    .innerJoin(users, eq(users.id, documentClaims.userId))
    .where(
      and(
        inArray(documentClaims.documentId, [...ids]),
        ne(documentClaims.userId, userId),
        gt(documentClaims.until, now),
      ),
    );
  return new Map(
    rows.map(({ id, fullName, until }) => [
      id,
      { full_name: fullName, until: until.toISOString() },
    ]),
  );
}

/** Claims are taken one after another, so that two reviewers never get the same document. */
export const lockClaims = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('document_claims', 0))`);

/**
 * Makes a document the reviewer's in place of what they had open, with the claims locked and none of another
 * reviewer on it; others see it at once.
 */
export async function hold(tx: Tx, documentId: string, { userId, now }: Claiming) {
  const until = new Date(now.getTime() + CLAIM_SECONDS * 1000);
  const [renewed] = await tx
    .update(documentClaims)
    .set({ until })
    .where(and(eq(documentClaims.documentId, documentId), eq(documentClaims.userId, userId)))
    .returning();
  if (!renewed) {
    await tx.delete(documentClaims).where(eq(documentClaims.userId, userId));
    await tx
      .insert(documentClaims)
      .values({ documentId, userId, until })
      .onConflictDoUpdate({ target: documentClaims.documentId, set: { userId, until } });
    await showOthers(tx, userId);
  }
  return { document_id: documentId, until: until.toISOString() };
}

/** Sets free what a reviewer has open. */
export async function letGo(tx: Tx, userId: string): Promise<void> {
  const gone = await tx
    .delete(documentClaims)
    .where(eq(documentClaims.userId, userId))
    .returning({ id: documentClaims.documentId });
  if (gone.length > 0) await showOthers(tx, userId);
}

/** A decided document is open to be looked at by all. */
export async function endClaim(tx: Tx, documentId: string): Promise<void> {
  await tx.delete(documentClaims).where(eq(documentClaims.documentId, documentId));
}

/** What waits longest, matches and is of no other reviewer; what is being decided at this moment is passed over. */
export async function nextFree(tx: Tx, matching: SQL | undefined, { userId, now }: Claiming) {
  const others = tx
    .select({ one: sql`1` })
    .from(documentClaims)
    .where(
      and(
        eq(documentClaims.documentId, documents.id),
        ne(documentClaims.userId, userId),
        gt(documentClaims.until, now),
      ),
    );
  const [row] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.status, 'pending'),
        isNull(documents.supersededBy),
        isNull(documents.quarantine),
        // Whose first verification it has cannot be the second.
        sql`${documents.firstVerifiedBy} is distinct from ${userId}`,
        notExists(others),
        matching,
      ),
    )
    .orderBy(asc(documents.waitsSince), asc(documents.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row?.id;
}

async function showOthers(tx: Tx, userId: string): Promise<void> {
  await changedForStaff(tx, 'documents', { except: userId });
}
