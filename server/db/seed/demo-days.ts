/** What happens to somebody or something of the demo: it says in how many days before today it goes on. */
export type Life = AsyncGenerator<number, void, void>;

interface Days {
  /** Moves the clock of the demo to so many days before today. */
  at: (daysAgo: number) => void;
  /** Does what is left to do when a day ends. */
  endDay: () => Promise<void>;
}

/**
 * Lives all lives at once, day by day as on a calendar, from the earliest day to today; those of the same day
 * together, begun in their order. No life turns back: what it asks for late is done on the day that the others
 * have come to.
 */
export async function liveDays(lives: readonly Life[], { at, endDay }: Days): Promise<void> {
  const waiting: { life: Life; day: number }[] = [];
  for (const life of lives) {
    const { done, value } = await life.next();
    if (!done) waiting.push({ life, day: value });
  }
  let today = Number.POSITIVE_INFINITY;
  while (waiting.length > 0) {
    const day = Math.max(...waiting.map((each) => each.day));
    if (day < today) {
      await endDay();
      today = day;
      at(today);
    }
    await Promise.all(
      waiting
        .filter((each) => each.day >= today)
        .map(async (each) => {
          const { done, value } = await each.life.next();
          if (done) waiting.splice(waiting.indexOf(each), 1);
          else each.day = Math.min(value, today);
        }),
    );
  }
  await endDay();
}
