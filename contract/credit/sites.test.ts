import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toDay } from '../kernel/fields/day';
import { type Connection, connectionProblems, nextConnection, stepsOf } from './interconnection';
import { siteTurn } from './site-turn';
import { peakWatts, repeatedSerial, serialKey, yearlyKwh } from './technical-data';

const today = toDay('2026-11-30');
const none: Connection = {
  requested_on: null,
  needs_verification: null,
  verified_on: null,
  meter_on: null,
  contract_on: null,
};

describe('an interconnection', () => {
  it('takes a verification unless CFE asks for none', () => {
    expect(stepsOf(none)).toEqual(['request', 'verification', 'meter', 'contract']);
    expect(stepsOf({ ...none, needs_verification: false })).toEqual([
      'request',
      'meter',
      'contract',
    ]);
    const asked = { ...none, requested_on: today };
    expect(nextConnection(asked)).toBe('verification');
    expect(nextConnection({ ...asked, needs_verification: false })).toBe('meter');
  });

  it('accepts days in their order and refuses any that is moved before the first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 4, maxLength: 4 }), (gaps) => {
        const [a = 0, b = 0, c = 0, d = 0] = gaps.toSorted((x, y) => y - x);
        const full: Connection = {
          requested_on: addDays(today, -a),
          needs_verification: true,
          verified_on: addDays(today, -b),
          meter_on: addDays(today, -c),
          contract_on: addDays(today, -d),
        };
        expect(connectionProblems(full, today)).toEqual({});
        const moved = { ...full, contract_on: addDays(today, -a - 1) };
        expect(connectionProblems(moved, today)).toEqual({ contract_on: 'before_earlier' });
      }),
    );
  });
});

describe('serial numbers', () => {
  it('are one however their signs are parted', () => {
    expect(serialKey('jkm-580 n/01')).toBe('JKM580N01');
    expect(repeatedSerial(['AB-1234', 'CD-1', 'ab1234'])).toBe('ab1234');
    expect(repeatedSerial(['AB-1234', 'AB-1235'])).toBeUndefined();
  });
});

it('adds up the power of modules and rounds what they make to whole kilowatt-hours', () => {
  const model = { accreditation_id: '1', brand: 'Jinko', model: '580' };
  const data = {
    ...{ kind: 'panels' as const, module: model, inverter: model, structure: 'ground' as const },
    ...{ module_count: 12, module_watts: 545, inverter_count: 1 },
    ...{ tilt_degrees: 20, azimuth_degrees: 180 },
  };
  // 12 × 545 W = 6,540 W; 6.54 × 1,588 = 10,385.52.
  expect(peakWatts(data)).toBe(6540);
  expect(yearlyKwh(6540, 1588)).toBe(10_386);
});

it('says whose turn it is at a site', () => {
  const facts = {
    ...{ status: 'installing' as const, isDescribed: true, missingSerials: 0 },
    ...{ evidence: 'verified' as const, connection: 'meter' as const },
  };
  expect(siteTurn({ ...facts, isDescribed: false })?.task).toBe('describe');
  expect(siteTurn({ ...facts, missingSerials: 2 })?.task).toBe('write_serials');
  expect(siteTurn({ ...facts, evidence: 'missing' })?.task).toBe('bring_evidence');
  expect(siteTurn({ ...facts, evidence: 'pending' })).toEqual({
    actor: 'staff',
    task: 'review_evidence',
  });
  expect(siteTurn(facts)).toEqual({ actor: 'cfe', task: 'meter' });
  expect(siteTurn({ ...facts, connection: null })).toBeNull();
  expect(siteTurn({ ...facts, status: 'settled' })).toBeNull();
});
