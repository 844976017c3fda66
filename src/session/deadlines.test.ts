import { describe, expect, it } from 'vitest';
import { steadyClock } from './clock';
import { statusAt, timerFor } from './deadlines';

const START = 1_800_000_000_000;
const HOUR = { seconds: 3600, lastTime: START, nextClose: START + 3_590_000 };

describe('life of a token', () => {
  it('closes ten seconds early', () => {
    expect(timerFor(3600, START)).toEqual(HOUR);
  });

  it.each([undefined, null, Number.NaN, 0, -5, 10, '3600', Number.POSITIVE_INFINITY])(
    'does not believe %s',
    (value) => expect(timerFor(value, START)).toBeNull(),
  );

  it('takes a huge life for a week', () => {
    const timer = timerFor(1e15, START);
    expect(timer && timer.nextClose - START).toBeLessThan(8 * 24 * 3_600_000);
    expect(timer && timer.nextClose - START).toBeGreaterThan(6 * 24 * 3_600_000);
  });
});

describe('the status of a session', () => {
  it('warns from 225 seconds without activity on and times out at 255', () => {
    const at = (ms: number) => statusAt(HOUR, START + ms);
    expect(at(224_999)).toEqual({ kind: 'open' });
    expect(at(225_000)).toEqual({ kind: 'warning', reason: 'timeout', secondsLeft: 30 });
    expect(at(254_999)).toEqual({ kind: 'warning', reason: 'timeout', secondsLeft: 1 });
    expect(at(255_000)).toEqual({ kind: 'over', reason: 'timeout' });
  });

  it('ends at the end of its life however busy the person is', () => {
    const busy = { ...HOUR, lastTime: HOUR.nextClose - 1000 };
    expect(statusAt(busy, HOUR.nextClose - 500)).toMatchObject({
      kind: 'warning',
      reason: 'lifetime',
    });
    expect(statusAt(busy, HOUR.nextClose)).toEqual({ kind: 'over', reason: 'lifetime' });
  });

  it('is over after a long sleep, by whichever end came first', () => {
    expect(statusAt(HOUR, START + 86_400_000)).toEqual({ kind: 'over', reason: 'timeout' });
  });
});

describe('the steady clock', () => {
  it('goes on through sleep and does not follow a wall clock that is set back', () => {
    let wall = START;
    let mono = 0;
    const now = steadyClock(
      () => wall,
      () => mono,
    );
    wall += 60_000;
    expect(now()).toBe(START + 60_000);
    wall -= 3_600_000;
    mono += 90_000;
    expect(now()).toBe(START + 90_000);
    wall = START;
    mono = 0;
    expect(now()).toBe(START + 90_000);
  });
});
