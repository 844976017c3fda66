import type { AppDeps } from '@server/app';
import { buildApp } from '@server/app';
import { createBoss } from '@server/jobs/boss';
import { allJobs } from '@server/jobs/jobs';
import { createDemoPeople, isEmpty } from './demo-people';
import { playStory } from './demo-story';
import { readyInvestors } from './ready-investor';
import { StoryPlayer } from './story-player';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The story begins this many days before the demo is made. */
const STORY_DAYS = 110;

/** Fills an empty database with people and a story played through the API; answers whether it did. */
export async function seedDemo(deps: AppDeps): Promise<boolean> {
  if (!(await isEmpty(deps.db))) return false;
  const today = new Date();
  const clock = { now: new Date(today.getTime() - STORY_DAYS * DAY_MS) };
  await createDemoPeople(deps.db, clock.now);
  await readyInvestors(deps.db, deps.config.brand, clock.now);
  const app = await buildApp({ ...deps, now: () => clock.now });
  const { db, pool, adapters, config, log } = deps;
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
  const player = new StoryPlayer(app, db, jobs, clock);
  await playStory(player, (daysAgo) => {
    clock.now = new Date(today.getTime() - daysAgo * DAY_MS);
  });
  await player.end();
  await app.close();
  return true;
}
