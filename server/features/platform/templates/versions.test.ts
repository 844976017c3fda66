import { addDays, toDay } from '@contract/kernel/fields/day';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { statesOn } from './versions';

const first = toDay('2026-11-01');

const rows = fc
  .array(
    fc.record({
      day: fc.option(fc.integer({ min: 0, max: 10 }), { nil: null }),
      withdrawn: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((versions) =>
    versions.map(({ day, withdrawn }, at) => ({
      id: String(at),
      number: at + 1,
      fromDay: day === null ? null : addDays(first, day),
      withdrawnAt: day !== null && withdrawn ? new Date() : null,
    })),
  );

it('of the versions that have begun and stand, the one of the latest day holds, the newer of one day', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 10 }), (versions, day) => {
      const today = addDays(first, day);
      const states = statesOn(today, versions);
      const begun = versions.filter(
        ({ fromDay, withdrawnAt }) => fromDay !== null && fromDay <= today && !withdrawnAt,
      );
      const held = versions.filter(({ id }) => states.get(id) === 'in_force');
      expect(held).toHaveLength(begun.length > 0 ? 1 : 0);
      for (const { id, fromDay, number } of begun) {
        const [holds] = held;
        const later = `${holds?.fromDay} ${String(holds?.number).padStart(3, '0')}`;
        expect(later >= `${fromDay} ${String(number).padStart(3, '0')}`).toBe(true);
        expect(states.get(id)).toBe(id === holds?.id ? 'in_force' : 'past');
      }
      for (const { id, fromDay, withdrawnAt } of versions) {
        if (fromDay === null) expect(states.get(id)).toBe('draft');
        else if (withdrawnAt) expect(states.get(id)).toBe('withdrawn');
        else if (fromDay > today) expect(states.get(id)).toBe('ahead');
      }
    }),
  );
});

it('what comes later does not change what held on a day', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 9 }), (versions, day) => {
      const today = addDays(first, day);
      const known = versions.filter(({ fromDay }) => fromDay === null || fromDay <= today);
      for (const [id, state] of statesOn(today, known)) {
        expect(statesOn(today, versions).get(id)).toBe(state);
      }
    }),
  );
});
