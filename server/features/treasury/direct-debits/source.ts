import type { DebitSourceKind } from '@contract/treasury/direct-debits';
import type { Db, Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { bankAccountOf } from '@server/features/people';
import type { Charge } from './repository';

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
  bank: string | null;
  holder: string;
  /** The account itself; null of a card, whose number nobody here has. */
  clabe: string | null;
}

/** What an applicant may have charged now: the account that they registered, in their own name. */
export async function sourcesOf(
  db: Db | Tx,
  vault: Vault,
  applicantId: string,
): Promise<SourceNow[]> {
  const account = await bankAccountOf(db, vault, applicantId);
  if (!account?.inOwnName) return [];
  const { mark, last4, bank, holder, clabe } = account;
  return [{ kind: 'clabe', id: applicantId, mark, last4, bank, holder, clabe }];
}

/** The source of a mandate as it is now; null once it is not its applicant's any more. */
export async function sourceNow(
  db: Db | Tx,
  vault: Vault,
  applicantId: string,
  { kind, id }: DebitSource,
): Promise<SourceNow | null> {
  const own = await sourcesOf(db, vault, applicantId);
  return own.find((each) => each.kind === kind && each.id === id) ?? null;
}

/**
 * Has a charge made that is due: one to a CLABE waits for the next file for the bank; one to a card is made at once.
 * @returns what the charge is then
 */
export function placeCharge(
  kind: DebitSourceKind,
  charge: Pick<Charge, 'id' | 'reference' | 'amountCents'>,
): Promise<'ordered' | 'sent'> {
  return kind === 'card' ? chargeCard(charge) : Promise.resolve('ordered');
}

/** The one place where cards are charged; `sourcesOf` offers none, so that no mandate names a card yet. */
function chargeCard({ reference }: Pick<Charge, 'reference'>): Promise<'sent'> {
  return Promise.reject(new Error(`No card can be charged: ${reference}`));
}
