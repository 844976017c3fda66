import type { Adapters } from '@server/adapters/adapters';
import type { Db } from '@server/db/connection';
import { cards } from '@server/db/schema/treasury-cards';
import type { Vault } from '@server/db/vault';
import { and, eq, isNotNull } from 'drizzle-orm';
import { tokenPlace } from './rules';

/** Has the gateway forget a card that was removed, and forgets by what it was charged. */
export async function forgetCard(
  db: Db,
  { cardId, gateway, vault }: { cardId: string; gateway: Adapters['cards']; vault: Vault },
): Promise<void> {
  const [card] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.id, cardId), isNotNull(cards.removedAt)));
  if (!card?.token) return;
  await gateway?.remove(vault.open(card.token, tokenPlace(cardId)));
  await db.update(cards).set({ token: null }).where(eq(cards.id, cardId));
}
