import { cardBrandName } from '@contract/locales/es-MX/treasury/card-names';
import { directDebitWords as words } from '@contract/locales/es-MX/treasury/direct-debits-server';
import type { DebitSourceKind } from '@contract/treasury/direct-debit-charges';
import type { PauseReason } from '@contract/treasury/direct-debits';
import type { CardFacts, CardGateway } from '@server/adapters/adapters';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import type { Vault } from '@server/db/vault';
import { bankAccountOf } from '@server/features/people';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { type UsableCard, usableCards, whyNotCharged } from '../cards/charges';
import type { Mandate } from './repository';

/** What a mandate charges, by its kind. */
export interface DebitSource {
  kind: DebitSourceKind;
  /** Of a CLABE, the applicant who registered it; of a card, the card. */
  id: string;
}

/** A source as it is now. */
export interface SourceNow extends DebitSource {
  /** Another account, or another card, has another. */
  mark: string;
  last4: string;
  /** The bank of an account, the brand of a card; null when it is not known. */
  bank: string | null;
  /** Of a card, the person who authorises: whose name is on it nobody here knows. */
  holder: string;
  /** The account itself; null of a card, whose number nobody here has. */
  clabe: string | null;
  /** The last month of a card; null of an account. */
  expires: Pick<CardFacts, 'month' | 'year'> | null;
}

/** By what sources are read. */
export interface SourceReading {
  vault: Vault;
  /** Null in a house that charges no cards. */
  gateway: CardGateway | null;
  now: Date;
}

/** What an applicant may have charged now: the account that they registered, in their own name, and their cards. */
export async function sourcesOf(
  db: Db | Tx,
  applicantId: string,
  { vault, gateway, now }: SourceReading,
): Promise<SourceNow[]> {
  const account = await bankAccountOf(db, vault, applicantId);
  const cards = gateway ? await usableCards(db, applicantId, now) : [];
  const holder = cards.length > 0 ? await nameOf(db, applicantId) : '';
  return [
    ...(account?.inOwnName ? [ofAccount(applicantId, account)] : []),
    ...cards.map((card) => ofCard(card, holder)),
  ];
}

type Account = NonNullable<Awaited<ReturnType<typeof bankAccountOf>>>;

const ofAccount = (id: string, { mark, last4, bank, holder, clabe }: Account): SourceNow => ({
  ...{ kind: 'clabe', id, mark, last4, bank, holder, clabe, expires: null },
});

const ofCard = ({ id, brand, last4, month, year }: UsableCard, holder: string): SourceNow => ({
  kind: 'card',
  id,
  mark: id,
  last4,
  bank: brand === 'other' ? null : t(cardBrandName[brand]),
  holder,
  clabe: null,
  expires: { month, year },
});

async function nameOf(db: Db | Tx, applicantId: string): Promise<string> {
  const [row] = await db
    .select({ name: users.fullName })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(applicants.id, applicantId));
  if (!row) throw new Error('the applicant is gone');
  return row.name;
}

/** The source of a mandate as it is now; null once it is not its applicant's any more, or cannot be charged. */
export async function sourceNow(
  db: Db | Tx,
  applicantId: string,
  { kind, id }: DebitSource,
  reading: SourceReading,
): Promise<SourceNow | null> {
  const own = await sourcesOf(db, applicantId, reading);
  return own.find((each) => each.kind === kind && each.id === id) ?? null;
}

/** Why what a mandate charges is there no more. */
export async function whySourceGone(
  db: Db | Tx,
  { sourceKind, sourceId }: Pick<Mandate, 'sourceKind' | 'sourceId'>,
  now: Date,
): Promise<Exclude<PauseReason, 'person'>> {
  if (sourceKind === 'clabe') return 'source_changed';
  return (await whyNotCharged(db, sourceId, now)) === 'expired' ? 'card_expired' : 'card_removed';
}

/** What a mandate charges, as its person recognises it within a sentence. */
export function nameSource({
  sourceKind,
  sourceBank: brand,
  sourceLast4: last4,
}: Pick<Mandate, 'sourceKind' | 'sourceBank' | 'sourceLast4'>): string {
  if (sourceKind === 'clabe') return t(words.source.clabe, { last4 });
  return brand ? t(words.source.card, { brand, last4 }) : t(words.source.otherCard, { last4 });
}
