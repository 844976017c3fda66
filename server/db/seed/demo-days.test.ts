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

it('lives together what falls on one day, so that one life may wait for another', async () => {
  const diary: string[] = [];
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  async function* host(): Life {
    yield 2;
    await arrival;
    diary.push('host');
  }
  async function* guest(): Life {
    yield 2;
    diary.push('guest');
    arrive();
  }
  await liveDays([host(), guest()], { at: () => undefined, endDay: async () => undefined });
  expect(diary).toEqual(['guest', 'host']);
});
