import { describe, expect, it } from 'vitest';
import { addBusinessDays } from './business-day';
import { toDay } from './day';

const nextAfter = (day: string, days: number) => addBusinessDays(toDay(day), days);

describe('days on which banks work', () => {
  it('are those from Monday to Friday', () => {
    expect(nextAfter('2026-11-19', 1)).toBe('2026-11-20');
    expect(nextAfter('2026-11-20', 1)).toBe('2026-11-23');
    expect(nextAfter('2026-11-21', 1)).toBe('2026-11-23');
    expect(nextAfter('2026-11-19', 3)).toBe('2026-11-24');
  });

  it('are not the holidays, those that move to a Monday and Holy Week among them', () => {
    expect(nextAfter('2025-12-31', 1)).toBe('2026-01-02');
    expect(nextAfter('2026-01-30', 1)).toBe('2026-02-03');
    expect(nextAfter('2026-03-13', 1)).toBe('2026-03-17');
    expect(nextAfter('2026-04-01', 1)).toBe('2026-04-06');
    expect(nextAfter('2026-04-30', 1)).toBe('2026-05-04');
    expect(nextAfter('2026-09-15', 1)).toBe('2026-09-17');
    expect(nextAfter('2026-10-30', 1)).toBe('2026-11-03');
    expect(nextAfter('2026-11-13', 1)).toBe('2026-11-17');
    expect(nextAfter('2025-12-11', 1)).toBe('2025-12-15');
    expect(nextAfter('2026-12-24', 1)).toBe('2026-12-28');
    expect(nextAfter('2027-03-24', 1)).toBe('2027-03-29');
    expect(nextAfter('2028-04-12', 1)).toBe('2028-04-17');
  });
});
