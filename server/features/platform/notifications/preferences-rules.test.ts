import {
  type NoticeChoices,
  noticeChannels,
  noticeKinds,
} from '@contract/platform/notification-preferences';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exceptionsOf, firstChoices, quietUntil, wantedOf, waysOf } from './preferences-rules';

const channels = fc.record({ bell: fc.boolean(), mail: fc.boolean(), sms: fc.boolean() });
const choices: fc.Arbitrary<NoticeChoices> = fc.record({
  security: channels,
  money: channels,
  credits: channels,
  projects: channels,
  company: channels,
  program: channels,
  house: channels,
});
const both = ['bell', 'mail'] as const;

test('security and money reach the bell and the mailbox whatever a person chose', () => {
  fc.assert(
    fc.property(
      choices,
      fc.boolean(),
      fc.constantFrom('security', 'money'),
      (chosen, phone, kind) => {
        const ways = waysOf({ kind, channels: both }, chosen[kind], phone);
        expect(ways).toEqual(expect.arrayContaining(['bell', 'mail']));
        expect(ways.includes('sms')).toBe(phone && chosen[kind].sms);
      },
    ),
  );
});

test('other notices go by the ways that a person chose, of those that the event has', () => {
  const kind = fc.constantFrom(
    ...noticeKinds.filter((each) => !['security', 'money'].includes(each)),
  );
  fc.assert(
    fc.property(choices, kind, (chosen, each) => {
      const wanted = noticeChannels.filter((channel) => chosen[each][channel]);
      expect(waysOf({ kind: each, channels: both }, chosen[each], true)).toEqual(wanted);
      const belled = waysOf({ kind: each, channels: ['bell'] }, chosen[each], true);
      expect(belled).toEqual(chosen[each].bell ? ['bell'] : []);
      expect(waysOf({ kind: each, channels: ['mail'] }, chosen[each], false)).toEqual(['mail']);
    }),
  );
  const first = firstChoices.credits;
  expect(waysOf({ kind: 'credits', channels: both }, first, true)).toEqual(['bell', 'mail']);
});

test('an event goes by its own ways, another one by those of its kind, which alone are not kept again', () => {
  fc.assert(
    fc.property(choices, channels, (chosen, ways) => {
      const given = [
        { name: 'own', kind: 'credits', ways },
        { name: 'same', kind: 'projects', ways: chosen.projects },
      ] as const;
      const events = exceptionsOf(chosen, given);
      expect(events).not.toHaveProperty('same');
      for (const { name, kind, ways: wanted } of given) {
        expect(wantedOf({ choices: chosen, events }, name, kind)).toEqual(wanted);
      }
      expect(wantedOf({ choices: chosen, events }, 'later', 'house')).toEqual(chosen.house);
    }),
  );
});

/** 22:00 in Mexico City is 04:00 UTC. */
const at = (utc: string) => new Date(`2026-03-02T${utc}Z`);

test('messages wait for the end of the hours of silence, also over midnight', () => {
  expect(quietUntil(at('03:59:59'), '22:00', '07:30')).toBeNull();
  expect(quietUntil(at('04:00:00'), '22:00', '07:30')).toEqual(at('13:30:00'));
  expect(quietUntil(at('13:29:59'), '22:00', '07:30')).toEqual(at('13:30:00'));
  expect(quietUntil(at('13:30:00'), '22:00', '07:30')).toBeNull();
  expect(quietUntil(at('20:15:30'), '14:00', '15:00')).toEqual(at('21:00:00'));
  expect(quietUntil(at('20:15:30'), '', '')).toBeNull();
  expect(quietUntil(at('20:15:30'), '14:15', '14:15')).toBeNull();
});

test('a wait ends at the end of the silence, where none is left', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const time = minute.map(
    (n) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`,
  );
  const instant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, time, time, (now, from, to) => {
      const until = quietUntil(now, from, to);
      if (!until) return;
      expect(until.getTime()).toBeGreaterThan(now.getTime());
      expect(until.getTime() - now.getTime()).toBeLessThanOrEqual(86_400_000);
      expect(quietUntil(until, from, to)).toBeNull();
    }),
  );
});
