import { randomBytes } from 'node:crypto';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { AppDeps } from '@server/app';
import { buildApp } from '@server/app';
import { createBoss } from '@server/jobs/boss';
import { allJobs } from '@server/jobs/jobs';
import { inTransaction } from '../connection';
import { createVault } from '../vault';
import { cardsAreRegistered } from './demo-cards';
import { castComes } from './demo-cast-comes';
import { collectLate } from './demo-collections';
import { creditLineIsUsed } from './demo-credit-line';
import { liveDays } from './demo-days';
import { addDirectDebits } from './demo-direct-debits';
import { addExecutiveOfTwo, createDemoPeople, isEmpty } from './demo-people';
import { addRecurringOrders } from './demo-recurring-orders';
import { mainStory } from './demo-story';
import { dateOwnTexts } from './demo-texts';
import { yearOfTown } from './demo-year';
import { StoryPlayer } from './story-player';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The story begins this many days before the demo is made. */
const STORY_DAYS = 356;

/** Fills an empty database with people and a story played through the API; answers whether it did. */
export async function seedDemo(deps: AppDeps): Promise<boolean> {
  if (!(await isEmpty(deps.db))) return false;
  const today = new Date();
  const clock = { now: new Date(today.getTime() - STORY_DAYS * DAY_MS) };
  await createDemoPeople(deps.db, clock.now);
  const { db, pool, adapters, live, log } = deps;
  // The bank of the story signs what it reports; where a bank is connected, with its own secret.
  const bankWebhookSecrets = [...deps.config.bankWebhookSecrets, randomBytes(32).toString('hex')];
  const config = { ...deps.config, bankWebhookSecrets };
  const app = await buildApp({ ...deps, config, now: () => clock.now });
  const jobs = {
    boss: createBoss(pool, (error) => {
      throw error;
    }),
    pool,
    works: allJobs(db, adapters, config, log),
    log,
    now: () => clock.now,
    stopping: new AbortController().signal,
  };
  await inTransaction(db, (tx) => dateOwnTexts(tx, dayInMexicoCity(clock.now)));
  const player = new StoryPlayer({ app, db, config, adapters, live, log, jobs, clock });
  await liveDays(
    [
      castComes(player),
      mainStory(player),
      collectLate(player),
      creditLineIsUsed(player),
      cardsAreRegistered(player, deps),
      ...yearOfTown(player, { db, brand: config.brand }, today),
    ],
    {
      at(daysAgo) {
        clock.now = new Date(today.getTime() - daysAgo * DAY_MS);
      },
      endDay: () => player.endDay(),
    },
  );
  await player.end();
  await addExecutiveOfTwo(db, today);
  await addDirectDebits(db, createVault(config.appSecret), today);
  await addRecurringOrders(db, today);
  await app.close();
  return true;
}
