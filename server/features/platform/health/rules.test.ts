import { describe, expect, it } from 'vitest';
import {
  backupState,
  databaseState,
  diskState,
  jobsState,
  nightlyState,
  scannerState,
} from './rules';

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
    const well = { failed: 0, retried: 0, lateMinutes: 0 };
    expect(jobsState({ ...well, lateMinutes: 9 })).toBe('ok');
    expect(jobsState({ ...well, failed: 1 })).toBe('warning');
    expect(jobsState({ ...well, retried: 1 })).toBe('warning');
    expect(jobsState({ ...well, lateMinutes: 10 })).toBe('warning');
    expect(jobsState({ ...well, lateMinutes: 60 })).toBe('failed');
  });

  it('what is done each night wants attention when a night was missed, and fails when it failed', () => {
    const state = (isBroken: boolean, hours: number | null) => nightlyState({ isBroken, hours });
    expect([state(false, 29), state(false, 30), state(false, null)]).toEqual([
      'ok',
      'warning',
      'warning',
    ]);
    expect([state(true, 1), state(true, null)]).toEqual(['failed', 'failed']);
  });

  it('a backup wants attention after a night without, fails after a week, and is owed in production', () => {
    const state = (hours: number | null) => backupState({ hours, production: true });
    expect([29, 30, 167, 168, null].map(state)).toEqual([
      'ok',
      'warning',
      'warning',
      'failed',
      'warning',
    ]);
    expect(backupState({ hours: null, production: false })).toBe('absent');
  });
});
