import type { PersonKind } from '@contract/kernel/fields/person-type';
import { type ConsentDocument, consentDocuments } from '@contract/people/consents';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { legalAcceptances } from '@server/db/schema/people';
import { acknowledgementSignatures } from '@server/db/schema/people-acknowledgements';
import {
  investorContracts,
  legalRevocations,
  legalTextNotices,
} from '@server/db/schema/people-relations';
import { announceAll, type ContractText, shownLegalText } from '@server/features/platform';
import { and, desc, eq, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { acknowledgedTextsAt, type TextInForce } from '../acknowledgements/texts';
import { investorTextAt } from '../investor-contracts/signed';
import { contractVersion } from '../investor-contracts/version';
import { legalTextsAt } from './texts';

/** So many people are told in one transaction. */
const AT_ONCE = 500;

/** A version that is in force of what people agree to or sign. */
interface InForce {
  document: (typeof legalTextNotices.$inferSelect)['document'];
  version: string;
  /** Of everyone who ever agreed to or signed one, which it was last, and whether they took it back. */
  last: (tx: Tx) => LastAgreed;
  tell: (tx: Tx, userIds: readonly string[]) => Promise<void>;
}

type LastAgreed = ReturnType<typeof acceptedLast>;

/**
 * Job: tells everyone who agreed to another version of a text than the one in force, and must agree again, of that
 * one, and who signed another version of an investor's contract or of what an installer declares to know: each of each version once, also where the job ends
 * amid its work and is done again.
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
  const inForce = [
    ...consentDocuments.flatMap((document, at) => {
      const text = texts[at];
      return text ? textInForce(config, document, text) : [];
    }),
    contractInForce(config, 'individual', await investorTextAt(db, 'individual', now)),
    contractInForce(config, 'legal_entity', await investorTextAt(db, 'legal_entity', now)),
    ...(await acknowledgedTextsAt(db, now)).map((each) => acknowledgementInForce(config, each)),
  ];
  for (const each of inForce) while ((await tellPart(db, each, now, atOnce)) > 0);
}

function textInForce(config: Config, document: ConsentDocument, text: ContractText): InForce {
  const { title } = shownLegalText(text, config.brand);
  const facts = { document, title, since: text.since };
  return {
    document,
    version: String(text.number),
    last: (tx) => acceptedLast(tx, document),
    tell: (tx, userIds) => announceAll(tx, config, 'legalTextChanged', withFacts(userIds, facts)),
  };
}

function contractInForce(config: Config, kind: PersonKind, text: ContractText): InForce {
  const facts = { since: text.since };
  return {
    document: 'investor_contract',
    version: contractVersion(kind, text.number),
    last: (tx) => signedLast(tx, kind),
    tell: (tx, userIds) =>
      announceAll(tx, config, 'investorContractChanged', withFacts(userIds, facts)),
  };
}

function acknowledgementInForce(config: Config, { document, text }: TextInForce): InForce {
  const { title } = shownLegalText(text, config.brand);
  const facts = { document, title, since: text.since };
  return {
    document,
    version: String(text.number),
    last: (tx) => acknowledgedLast(tx, document),
    tell: (tx, userIds) =>
      announceAll(tx, config, 'acknowledgementChanged', withFacts(userIds, facts)),
  };
}

const withFacts = <Facts>(userIds: readonly string[], facts: Facts) =>
  userIds.map((userId) => ({ userId, facts }));

const agreed = (columns: { userId: SQL; version: SQL; takenBack: SQL }) => ({
  userId: sql<string>`${columns.userId}`.as('user_id'),
  version: sql<string>`${columns.version}`.as('version'),
  takenBack: sql<boolean>`${columns.takenBack}`.as('taken_back'),
});

const acceptedLast = (tx: Tx, document: ConsentDocument) =>
  tx
    .selectDistinctOn(
      [legalAcceptances.userId],
      agreed({
        userId: sql`${legalAcceptances.userId}`,
        version: sql`${legalAcceptances.version}`,
        takenBack: sql`${legalRevocations.acceptanceId} is not null`,
      }),
    )
    .from(legalAcceptances)
    .leftJoin(legalRevocations, eq(legalRevocations.acceptanceId, legalAcceptances.id))
    .where(eq(legalAcceptances.document, document))
    .orderBy(legalAcceptances.userId, desc(legalAcceptances.id))
    .as('last');

/** A company signs another text than a person. */
const signedLast = (tx: Tx, kind: PersonKind): LastAgreed =>
  tx
    .selectDistinctOn(
      [investorContracts.userId],
      agreed({
        userId: sql`${investorContracts.userId}`,
        version: sql`${investorContracts.version}`,
        takenBack: sql`false`,
      }),
    )
    .from(investorContracts)
    .innerJoin(users, eq(users.id, investorContracts.userId))
    .where(kind === 'legal_entity' ? eq(users.personType, 0) : ne(users.personType, 0))
    .orderBy(investorContracts.userId, desc(investorContracts.id))
    .as('last');

const acknowledgedLast = (tx: Tx, document: TextInForce['document']): LastAgreed =>
  tx
    .selectDistinctOn(
      [acknowledgementSignatures.userId],
      agreed({
        userId: sql`${acknowledgementSignatures.userId}`,
        version: sql`${acknowledgementSignatures.version}::text`,
        takenBack: sql`false`,
      }),
    )
    .from(acknowledgementSignatures)
    .where(eq(acknowledgementSignatures.document, document))
    .orderBy(acknowledgementSignatures.userId, desc(acknowledgementSignatures.id))
    .as('last');

/** Its columns by their full names: others of the query have the same. */
const lastOne = {
  userId: sql<string>`last.user_id`,
  version: sql<string>`last.version`,
  takenBack: sql<boolean>`last.taken_back`,
};

/** Tells some of them; how many there were still to tell, at most `atOnce`. */
function tellPart(
  db: Db,
  { document, version, last, tell }: InForce,
  now: Date,
  atOnce: number,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const told = tx
      .select({ userId: legalTextNotices.userId })
      .from(legalTextNotices)
      .where(
        and(
          eq(legalTextNotices.userId, lastOne.userId),
          eq(legalTextNotices.document, document),
          eq(legalTextNotices.version, version),
        ),
      );
    const people = await tx
      .select({ userId: lastOne.userId })
      .from(last(tx))
      .innerJoin(users, eq(users.id, lastOne.userId))
      .where(
        and(
          ne(lastOne.version, version),
          eq(lastOne.takenBack, false),
          eq(users.status, 'active'),
          notExists(told),
        ),
      )
      .orderBy(lastOne.userId)
      .limit(atOnce);
    if (people.length === 0) return 0;
    // Of two processes that do this at once, the second waits here and tells those alone whom the first did not.
    const fresh = await tx
      .insert(legalTextNotices)
      .values(people.map(({ userId }) => ({ userId, document, version, toldAt: now })))
      .onConflictDoNothing()
      .returning({ userId: legalTextNotices.userId });
    await tell(
      tx,
      fresh.map(({ userId }) => userId),
    );
    return people.length;
  });
}
