import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type LinkFacts,
  linkState,
  MOST_LINKS,
  MOST_REMINDERS,
  REMINDER_PAUSE_MS,
  remindableFrom,
  signerState,
} from './rules';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 30) + hour * 3_600_000);
const sent = (changes: Partial<LinkFacts> = {}): LinkFacts => ({
  ...{ kind: 'turn', sentAt: at(0), expiresAt: at(72), openedAt: null, replacedAt: null },
  ...changes,
});
const waiting = {
  signedAt: null,
  contractStatus: 'pending' as const,
  projectStatus: 'to_sign' as const,
};
const passMs = 30 * 60_000;

it('tells who has a link what became of it, and nothing of the signature once another took its place', () => {
  const state = (
    link: LinkFacts,
    changes: Partial<Parameters<typeof linkState>[1]> = {},
    hour = 1,
  ) => linkState(link, { ...waiting, ...changes }, at(hour));
  expect(state(sent())).toBe('pending');
  expect(state(sent(), {}, 72)).toBe('expired');
  expect(state(sent({ openedAt: at(1) }))).toBe('expired');
  expect(state(sent({ replacedAt: at(1) }))).toBe('replaced');
  expect(state(sent({ openedAt: at(1) }), { signedAt: at(1), contractStatus: 'signed' })).toBe(
    'signed',
  );
  expect(state(sent({ replacedAt: at(1) }), { signedAt: at(1) })).toBe('replaced');
  expect(state(sent(), { contractStatus: 'void' })).toBe('replaced');
  expect(state(sent(), { projectStatus: 'cancelled' })).toBe('replaced');
});

it('tells who sent it how the last link is: what is being read still waits', () => {
  const state = (last: LinkFacts | undefined, hour = 1) =>
    signerState(last, null, { passMs, now: at(hour) });
  expect(state(undefined)).toBe('waiting');
  expect(state(sent())).toBe('pending');
  expect(state(sent({ openedAt: at(1) }), 1.4)).toBe('pending');
  expect(state(sent({ openedAt: at(1) }), 1.5)).toBe('expired');
  expect(state(sent(), 72)).toBe('expired');
  expect(state(sent({ replacedAt: at(1) }))).toBe('void');
  expect(signerState(sent({ replacedAt: at(1) }), at(1), { passMs, now: at(2) })).toBe('signed');
});

it('lets a signature be recalled a day after what was sent last, three times, and never beyond all links', () => {
  const kinds = fc.constantFrom('turn', 'reminder', 'sent', 'asked') as fc.Arbitrary<
    LinkFacts['kind']
  >;
  fc.assert(
    fc.property(fc.array(kinds, { maxLength: 15 }), (all) => {
      const links = all.map((kind, n) => sent({ kind, sentAt: at(n) }));
      const reminders = all.filter((kind) => kind === 'reminder').length;
      const enough = all.length === 0 || reminders >= MOST_REMINDERS || all.length >= MOST_LINKS;
      const expected = enough ? null : new Date(at(all.length - 1).getTime() + REMINDER_PAUSE_MS);
      expect(remindableFrom(links)).toEqual(expected);
    }),
  );
});
