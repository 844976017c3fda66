import { expect, it } from 'vitest';
import { roomFor } from './room';

it('lets so many work at once, in their order, also after one that failed', async () => {
  const within = roomFor(2);
  const begun: number[] = [];
  const end: (() => void)[] = [];
  const all = Array.from({ length: 5 }, (_, n) =>
    within('ana', async () => {
      begun.push(n);
      await new Promise<void>((resolve) => end.push(resolve));
      if (n === 1) throw new Error('no');
      return n;
    }).catch(() => -1),
  );
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  await settle();
  expect(begun).toEqual([0, 1]);
  end[1]?.();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  end[0]?.();
  await settle();
  end[2]?.();
  await settle();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  end[3]?.();
  end[4]?.();
  expect(await Promise.all(all)).toEqual([0, -1, 2, 3, 4]);
});

it('takes who waits in turns, so that nobody waits for all that another one sends', async () => {
  const within = roomFor(1);
  const done: string[] = [];
  const sent = ['ana 1', 'ana 2', 'ana 3', 'ana 4', 'eva 1', 'eva 2', 'luis 1'];
  await Promise.all(
    sent.map((name) => within(name.replace(/ .*/, ''), async () => void done.push(name))),
  );
  expect(done).toEqual(['ana 1', 'ana 2', 'eva 1', 'luis 1', 'ana 3', 'eva 2', 'ana 4']);
});
