import { expect, it } from 'vitest';
import { type Life, liveDays } from './demo-days';

it('lives all lives along one calendar, which never goes back', async () => {
  const diary: string[] = [];
  let today = Number.NaN;
  async function* life(name: string, days: number[]): Life {
    for (const day of days) {
      yield day;
      diary.push(`${name} ${today}`);
    }
  }
  await liveDays([life('a', [9, 3, 5]), life('b', [9, 8, 0]), life('c', [])], {
    at: (daysAgo) => {
      today = daysAgo;
    },
    endDay: async () => {
      if (!Number.isNaN(today)) diary.push(`end of ${today}`);
    },
  });
  expect(diary).toEqual([
    ...['a 9', 'b 9', 'end of 9', 'b 8', 'end of 8', 'a 3', 'a 3', 'end of 3'],
    ...['b 0', 'end of 0'],
  ]);
});
