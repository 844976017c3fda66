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

  it('are not 1 October of the years in which the government changes', () => {
    expect(nextAfter('2024-09-30', 1)).toBe('2024-10-02');
    expect(nextAfter('2030-09-30', 1)).toBe('2030-10-02');
    expect(nextAfter('2036-09-30', 1)).toBe('2036-10-02');
    expect(nextAfter('2025-09-30', 1)).toBe('2025-10-01');
    // Then it still changed in December.
    expect(nextAfter('2018-09-28', 1)).toBe('2018-10-01');
  });

  it('are not those that staff add', () => {
    const closed = [toDay('2026-11-23'), toDay('2026-11-24')];
    expect(addBusinessDays(toDay('2026-11-20'), 1, closed)).toBe('2026-11-25');
    expect(addBusinessDays(toDay('2026-11-20'), 2, closed)).toBe('2026-11-26');
    expect(addBusinessDays(toDay('2026-11-24'), 1, closed)).toBe('2026-11-25');
  });
});
