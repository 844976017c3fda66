import { createHash } from 'node:crypto';
import { cardBrands } from '@contract/treasury/cards';
import type { Config } from '@server/config';
import type { Vault } from '@server/db/vault';
import * as z from 'zod';
import type { CardGateway } from './adapters';
import { cardFieldPage, DECLINED_LAST4, FIELD_PATH } from './card-field-page';

/** Whose field it is, and our mark of that; then what the field says of the card, and a random end. */
const tokenParts = z.tuple([
  z.uuid(),
  z.string(),
  z.enum(cardBrands),
  z.string().regex(/^\d{4}$/),
  z.string().regex(/^(0[1-9]|1[0-2])\d{2}$/),
  z.string().regex(/^[0-9a-f]{32}$/),
]);

/**
 * Takes test cards in a page of our own, for a house without a gateway. It charges nothing: a charge waits until staff
 * or the bank say what came of it, save those of the card that is always declined. It keeps nothing either: what it
 * knows of a card stands in the card's token.
 */
export function localCards(config: Pick<Config, 'publicUrl'>, vault: Vault): CardGateway {
  const frame = `${config.publicUrl}${FIELD_PATH}`;
  const markOf = (holderId: string) => vault.mark(holderId, 'card-field');
  return {
    frame,
    fieldPage: cardFieldPage(new URL(config.publicUrl).origin),
    openField: async (holderId) => `${frame}#${holderId}.${markOf(holderId)}`,
    async read(token) {
      const { data } = tokenParts.safeParse(token.split('.'));
      if (!data) return null;
      const [holderId, mark, brand, last4, expiry] = data;
      if (mark !== markOf(holderId)) return null;
      const month = Number(expiry.slice(0, 2));
      return { holderId, brand, last4, month, year: 2000 + Number(expiry.slice(2)) };
    },
    async charge(token, _amount, reference) {
      if (token.split('.')[3] === DECLINED_LAST4) return { state: 'declined', reason: 'funds' };
      const chargeId = createHash('sha256').update(reference).digest('hex').slice(0, 32);
      return { state: 'pending', chargeId: `prueba-${chargeId}` };
    },
    async remove() {},
  };
}
