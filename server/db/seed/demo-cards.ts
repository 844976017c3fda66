import { addMonths, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { AppDeps } from '@server/app';
import { registerCard } from '@server/features/treasury';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../connection';
import { applicants } from '../schema/people';
import { createVault } from '../vault';
import { lucia } from './demo-cast';
import type { Life } from './demo-days';
import type { StoryPlayer } from './story-player';

/** Her credit is delivered on this day. */
const REGISTERED = 98;

/** What she types, and in how many months it expires: the second one has since. */
const typedCards = [
  { card: 'mastercard.4444', months: 32 },
  { card: 'visa.4242', months: 0 },
];

/**
 * An applicant registers the cards that she pays by, as her browser would: the field of the local gateway makes a token
 * of each.
 */
export async function* cardsAreRegistered(
  player: StoryPlayer,
  { db, config, adapters: { cards: gateway } }: AppDeps,
): Life {
  yield REGISTERED;
  const userId = await player.userIdOf(lucia);
  const [applicant] = await db.select().from(applicants).where(eq(applicants.userId, userId));
  if (!gateway || !applicant) throw new Error('Demo: nobody registers a card');
  const { now } = player.clock;
  const { hash } = new URL(await gateway.openField(applicant.id));
  const keeper = { userId, applicantId: applicant.id, config, now };
  await inTransaction(db, async (tx) => {
    for (const { card, months } of typedCards) {
      const [year = '', month = ''] = addMonths(dayInMexicoCity(now), months).split('-');
      const random = card.replace(/\D/g, '').padStart(32, '0');
      const token = `${hash.slice(1)}.${card}.${month}${year.slice(2)}.${random}`;
      const facts = await gateway.read(token);
      if (!facts) throw new Error('Demo: the gateway does not know its own token');
      await registerCard(tx, createVault(config.appSecret), { token, facts }, keeper);
    }
  });
}
