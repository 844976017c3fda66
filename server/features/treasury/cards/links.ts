import { randomBytes } from 'node:crypto';
import type { Config } from '@server/config';
import type { Db, Tx } from '@server/db/connection';
import { applicants } from '@server/db/schema/people';
import { cardLinks } from '@server/db/schema/treasury-cards';
import type { Vault } from '@server/db/vault';
import { announce, events } from '@server/features/platform';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { linkPlace, MOST_WRONG_CODES } from './rules';

/** Cards, default and address of one holder change one after another. */
export const holdCards = (tx: Tx, applicantId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`cards:${applicantId}`}))`);

const markOf = (vault: Vault, externalId: string) => vault.mark(externalId, 'card-link');

/** The address of a holder that is in force. */
export async function linkInForce(db: Db | Tx, applicantId: string) {
  const [row] = await db
    .select()
    .from(cardLinks)
    .where(and(eq(cardLinks.applicantId, applicantId), isNull(cardLinks.endedAt)));
  return row;
}

/** The unguessable part of a holder's address, made now where there is none. */
export async function openLink(tx: Tx, vault: Vault, applicantId: string, now: Date) {
  await holdCards(tx, applicantId);
  const row = await linkInForce(tx, applicantId);
  return row ? vault.open(row.sealed, linkPlace(row.id)) : makeLink(tx, vault, applicantId, now);
}

/** Another address for a holder: the one before, its codes and its passes stop working. */
export async function replaceLink(tx: Tx, vault: Vault, applicantId: string, now: Date) {
  await holdCards(tx, applicantId);
  await endLinks(tx, applicantId, now);
  return makeLink(tx, vault, applicantId, now);
}

export async function endLinks(tx: Tx, applicantId: string, now: Date) {
  await tx
    .update(cardLinks)
    .set({ endedAt: now })
    .where(and(eq(cardLinks.applicantId, applicantId), isNull(cardLinks.endedAt)));
}

async function makeLink(tx: Tx, vault: Vault, applicantId: string, now: Date) {
  const id = v7();
  const externalId = randomBytes(32).toString('base64url');
  await tx.insert(cardLinks).values({
    id,
    applicantId,
    mark: markOf(vault, externalId),
    sealed: vault.seal(externalId, linkPlace(id)),
    createdAt: now,
  });
  return externalId;
}

/** Whose an address is; nothing of one that was replaced or never was. */
export async function findLink(db: Db | Tx, vault: Vault, externalId: string) {
  const [row] = await linkQuery(db).where(
    and(eq(cardLinks.mark, markOf(vault, externalId)), isNull(cardLinks.endedAt)),
  );
  return row;
}

/** The same by its id, which a pass has. */
export async function linkById(db: Db | Tx, id: string) {
  const [row] = await linkQuery(db).where(and(eq(cardLinks.id, id), isNull(cardLinks.endedAt)));
  return row;
}

export type HeldLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

const linkQuery = (db: Db | Tx) =>
  db
    .select({
      id: cardLinks.id,
      applicantId: cardLinks.applicantId,
      userId: applicants.userId,
      wrongCodes: cardLinks.wrongCodes,
    })
    .from(cardLinks)
    .innerJoin(applicants, eq(applicants.id, cardLinks.applicantId));

/** Counts a wrong code of a held address. Too many end it, and its holder is told. */
export async function countWrongCode(
  tx: Tx,
  link: HeldLink,
  { config, now }: { config: Config; now: Date },
) {
  const wrongCodes = link.wrongCodes + 1;
  const isOver = wrongCodes >= MOST_WRONG_CODES;
  await tx
    .update(cardLinks)
    .set({ wrongCodes, ...(isOver && { endedAt: now }) })
    .where(eq(cardLinks.id, link.id));
  if (isOver) await announce(tx, config, link.userId, events.cardLinkClosed, {});
}

export async function forgetWrongCodes(tx: Tx, linkId: string) {
  await tx.update(cardLinks).set({ wrongCodes: 0 }).where(eq(cardLinks.id, linkId));
}
