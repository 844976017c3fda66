import { type ConsentDocument, consentDocuments } from '@contract/people/consents';
import type { Config } from '@server/config';
import { type Db, inTransaction } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { legalAcceptances } from '@server/db/schema/people';
import { legalRevocations, legalTextNotices } from '@server/db/schema/people-relations';
import { announceAll, type ContractText, shownLegalText } from '@server/features/platform';
import { and, desc, eq, isNull, ne, notExists } from 'drizzle-orm';
import { legalTextsAt } from './texts';

/** So many people are told in one transaction. */
const AT_ONCE = 500;

/**
 * Job: tells everyone who agreed to another version of a text than the one in force, and must agree again, of that
 * one: each of each version once, also where the job ends amid its work and is done again.
 *
 * @param atOnce how many are told in one transaction
 */
export async function tellOfNewVersions(
  db: Db,
  config: Config,
  now: Date,
  atOnce = AT_ONCE,
): Promise<void> {
  const texts = await legalTextsAt(db, consentDocuments, now);
  for (const [at, document] of consentDocuments.entries()) {
    const text = texts[at];
    while (text && (await tellPart(db, { config, document, text, now, atOnce })) > 0);
  }
}

interface Part {
  config: Config;
  document: ConsentDocument;
  text: ContractText;
  now: Date;
  atOnce: number;
}

/** Tells some of them; how many there were still to tell, at most `atOnce`. */
function tellPart(db: Db, { config, document, text, now, atOnce }: Part): Promise<number> {
  return inTransaction(db, async (tx) => {
    const version = String(text.number);
    const last = db
      .selectDistinctOn([legalAcceptances.userId], {
        id: legalAcceptances.id,
        userId: legalAcceptances.userId,
        version: legalAcceptances.version,
      })
      .from(legalAcceptances)
      .where(eq(legalAcceptances.document, document))
      .orderBy(legalAcceptances.userId, desc(legalAcceptances.id))
      .as('last');
    const told = db
      .select({ userId: legalTextNotices.userId })
      .from(legalTextNotices)
      .where(
        and(
          eq(legalTextNotices.userId, last.userId),
          eq(legalTextNotices.document, document),
          eq(legalTextNotices.version, version),
        ),
      );
    const people = await tx
      .select({ userId: last.userId })
      .from(last)
      .innerJoin(users, eq(users.id, last.userId))
      .leftJoin(legalRevocations, eq(legalRevocations.acceptanceId, last.id))
      .where(
        and(
          ne(last.version, version),
          isNull(legalRevocations.acceptanceId),
          eq(users.status, 'active'),
          notExists(told),
        ),
      )
      .orderBy(last.userId)
      .limit(atOnce);
    if (people.length === 0) return 0;
    // Of two processes that do this at once, the second waits here and tells those alone whom the first did not.
    const fresh = await tx
      .insert(legalTextNotices)
      .values(people.map(({ userId }) => ({ userId, document, version, toldAt: now })))
      .onConflictDoNothing()
      .returning({ userId: legalTextNotices.userId });
    const { title } = shownLegalText(text, config.brand);
    const facts = { document, title, since: text.since };
    await announceAll(
      tx,
      config,
      'legalTextChanged',
      fresh.map(({ userId }) => ({ userId, facts })),
    );
    return people.length;
  });
}
