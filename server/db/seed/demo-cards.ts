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

/** Her credit is delivered on this day; the card of its month has expired since. */
const FIRST_CARD = 98;
const SECOND_CARD = 36;

/** An applicant registers the card that she pays by, and another one months later. */
export async function* cardsAreRegistered(player: StoryPlayer, deps: AppDeps): Life {
  yield FIRST_CARD;
  await register(player, deps, 'visa.4242', 0);
  yield SECOND_CARD;
  await register(player, deps, 'mastercard.4444', 30);
}

/**
 * What her browser would: the field of the local gateway makes a token of the card that is typed into it.
 *
 * @param months from now until it expires
 */
async function register(
  player: StoryPlayer,
  { db, config, adapters: { cards: gateway } }: AppDeps,
  card: string,
  months: number,
) {
  const userId = await player.userIdOf(lucia);
  const [applicant] = await db.select().from(applicants).where(eq(applicants.userId, userId));
  if (!gateway || !applicant) throw new Error('Demo: nobody registers a card');
  const { now } = player.clock;
  const [year = '', month = ''] = addMonths(dayInMexicoCity(now), months).split('-');
  const { hash } = new URL(await gateway.openField(applicant.id));
  const random = card.replace(/\D/g, '').padStart(32, '0');
  const token = `${hash.slice(1)}.${card}.${month}${year.slice(2)}.${random}`;
  const facts = await gateway.read(token);
  if (!facts) throw new Error('Demo: the gateway does not know its own token');
  const keeper = { userId, applicantId: applicant.id, config, now };
  await inTransaction(db, (tx) =>
    registerCard(tx, createVault(config.appSecret), { token, facts }, keeper),
  );
}
