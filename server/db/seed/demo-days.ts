/** What happens to somebody or something of the demo: it says in how many days before today it goes on. */
export type Life = AsyncGenerator<number, void, void>;

interface Days {
  /** Moves the clock of the demo to so many days before today. */
  at: (daysAgo: number) => void;
  /** Does what is left to do when a day ends. */
  endDay: () => Promise<void>;
}

/**
 * Lives all lives at once, day by day as on a calendar, from the earliest day to today; on the same day each in
 * its order. No life turns back: what it asks for late is done on the day that the others have come to.
 */
export async function liveDays(lives: readonly Life[], { at, endDay }: Days): Promise<void> {
  const waiting: { life: Life; day: number }[] = [];
  for (const life of lives) {
    const { done, value } = await life.next();
    if (!done) waiting.push({ life, day: value });
  }
  let today = Number.POSITIVE_INFINITY;
  for (;;) {
    const next = waiting.reduce<(typeof waiting)[number] | null>(
      (first, each) => (first && first.day >= each.day ? first : each),
      null,
    );
    if (!next) break;
    if (next.day < today) {
      await endDay();
      today = next.day;
      at(today);
    }
    const { done, value } = await next.life.next();
    if (done) waiting.splice(waiting.indexOf(next), 1);
    else next.day = Math.min(value, today);
  }
  await endDay();
}
