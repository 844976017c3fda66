import { expect, it } from 'vitest';
import { drawByTurns } from './drawings';
import { callerGone } from './errors';

const here = new AbortController().signal;

/** Drawings that begin by turns and end when they are told to, by name. */
function drawings() {
  const draw = drawByTurns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (sender: string, name: string, gone = here) =>
    draw(sender, gone, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const end = async (drawing: Promise<string>) => {
    await new Promise((turned) => setImmediate(turned));
    const name = begun.find((each) => ends.has(each)) ?? '';
    ends.get(name)?.();
    ends.delete(name);
    expect(await drawing).toBe(name);
    await new Promise((turned) => setImmediate(turned));
  };
  return { ask, begun, end };
}

it('draws one file at a time of a sender and two at once of all, in their order', async () => {
  const { ask, begun, end } = drawings();
  const [a1, a2, b, c] = [ask('ana', 'a1'), ask('ana', 'a2'), ask('beto', 'b'), ask('caro', 'c')];
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'b']);
  await end(a1);
  expect(begun).toEqual(['a1', 'b', 'a2']);
  await end(b);
  expect(begun).toEqual(['a1', 'b', 'a2', 'c']);
  await end(a2);
  await end(c);
});

it('refuses those for whom too many wait: five of one sender, twenty of all', async () => {
  const { ask } = drawings();
  for (const name of ['1', '2', '3', '4', '5', '6']) void ask('ana', name);
  await expect(ask('ana', '7')).rejects.toMatchObject({ code: 'rate_limited' });
  for (let n = 0; n < 16; n += 1) void ask(`sender ${n}`, `of ${n}`);
  await expect(ask('beto', '1')).rejects.toMatchObject({ code: 'rate_limited' });
});

it('draws nothing for who is gone when their turn comes, and goes on with the next', async () => {
  const { ask, begun, end } = drawings();
  const gone = new AbortController();
  const first = ask('ana', 'first');
  const left = ask('ana', 'left', gone.signal);
  const next = ask('ana', 'next');
  const refused = expect(left).rejects.toMatchObject({ code: 'unavailable' });
  gone.abort(callerGone());
  await end(first);
  await refused;
  await new Promise((turned) => setImmediate(turned));
  expect(begun).toEqual(['first', 'next']);
  await end(next);
});
