import { describe, expect, it } from 'vitest';
import { databaseState, diskState, jobsState, scannerState } from './rules';

describe('how the house does', () => {
  it('a database that is slow, or nearly full of connections, wants attention', () => {
    expect(databaseState({ ms: 250, used: 80, max: 100 })).toBe('ok');
    expect(databaseState({ ms: 251, used: 1, max: 100 })).toBe('warning');
    expect(databaseState({ ms: 1, used: 81, max: 100 })).toBe('warning');
  });

  it('a disk that fills up wants attention, and fails before it is full', () => {
    expect([100, 15, 14, 5, 4, 0].map(diskState)).toEqual([
      'ok',
      'ok',
      'warning',
      'warning',
      'failed',
      'failed',
    ]);
  });

  it('a house without a scanner is as it chose; files in quarantine, or a scanner that is away, are not', () => {
    const state = (asked: boolean, answers: boolean, waiting: number) =>
      scannerState({ asked, answers, waiting });
    expect([state(false, false, 0), state(false, false, 1)]).toEqual(['absent', 'warning']);
    expect([state(true, true, 0), state(true, true, 1)]).toEqual(['ok', 'warning']);
    expect([state(true, false, 0), state(true, false, 1)]).toEqual(['failed', 'failed']);
  });

  it('jobs want attention when one failed or waits, and fail when none is done', () => {
    expect(jobsState({ failed: 0, lateMinutes: 9 })).toBe('ok');
    expect(jobsState({ failed: 1, lateMinutes: 0 })).toBe('warning');
    expect(jobsState({ failed: 0, lateMinutes: 10 })).toBe('warning');
    expect(jobsState({ failed: 0, lateMinutes: 60 })).toBe('failed');
  });
});
