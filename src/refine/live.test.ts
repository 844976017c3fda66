import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const asked = vi.hoisted(() => vi.fn());
vi.mock('@portal/api/call', () => ({ callStream: asked }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  asked.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How often the stream is asked for in ten minutes, and once more by another screen. */
async function asksOf(status: number, code: string): Promise<number> {
  const { ApiFailure } = await import('@portal/api/failure');
  const { onLiveEvent } = await import('./live');
  asked.mockRejectedValue(new ApiFailure('', status, code));
  const leave = onLiveEvent(() => undefined);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  leave();
  onLiveEvent(() => undefined)();
  return asked.mock.calls.length;
}

it('asks once a server that has no stream', async () => {
  expect(await asksOf(404, 'not_found')).toBe(1);
  vi.resetModules();
  asked.mockReset();
  // The page that some servers send for any address.
  expect(await asksOf(200, 'unreadable')).toBe(1);
});

it('asks again a server that fails', async () => {
  expect(await asksOf(503, 'unavailable')).toBeGreaterThan(5);
});

it('sends for how long it received nothing, and passes on that something was missed', async () => {
  const { onLiveEvent } = await import('./live');
  const stream = (text: string) => new Blob([text]).stream();
  asked.mockImplementation(async () => stream(': conectado\n\ndata: {"type":"missed"}\n\n'));
  const received: unknown[] = [];
  const before = performance.now();
  const leave = onLiveEvent((event) => received.push(event));
  await vi.advanceTimersByTimeAsync(0);
  expect(received).toEqual([{ type: 'missed' }]);
  const unheard = () => asked.mock.calls.map(([, { query }]) => query.missed_ms);
  // From before the first read of this page on, and after a stream's end from when its last words were sent.
  expect(unheard()[0]).toBeGreaterThanOrEqual(Math.min(before, 60_000));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(unheard()[1]).toBe(6_000);
  leave();
});
