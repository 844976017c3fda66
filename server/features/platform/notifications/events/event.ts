import type { Config } from '@server/config';
import type { Said } from '../../mails/said';

/** Ways to reach a person: the bell of the portal, and their mail. */
export type Channel = 'bell' | 'mail';

/** What an event is about, which decides how its mail ends. */
export type Subject = 'work' | 'money' | 'security' | 'legal';

/**
 * Who did what a person is told of: themselves as far as we know, our staff, others whom they work with, or whoever the
 * mail's own words say.
 */
export type Doer = 'person' | 'staff' | 'others' | 'worded';

/** What a mail says of the house. */
export type House = Pick<Config, 'brand' | 'supportEmail' | 'publicUrl'>;

export interface Words {
  title: Said;
  body: Said;
  /** Path inside the portal where the person goes on; null when no screen of theirs shows it. */
  href: string | null;
  /** Names what it is about, of what could be repeated without end: who has not read of it is not told again. */
  matter?: string;
  /** What the mail says in place of body and path, with a link that works once: the list of notices keeps none. */
  mailed?: (house: House) => Said;
}

/** A row of the table of events: its channels and its sentences. */
export interface Event<Facts> {
  channels: readonly [Channel, ...Channel[]];
  about: Subject;
  by: Doer;
  words(facts: Facts): Words;
}

/** Work that goes on: notified where the person works, and by mail when they have to act or were waiting for it. */
export const work = <Facts>(
  channels: Event<Facts>['channels'],
  words: (facts: Facts) => Words,
): Event<Facts> => ({ channels, about: 'work', by: 'person', words });

/** Money that moved or has to: notified on every channel, whose mail explains how to report it (CUITF 79). */
export const money = <Facts>(words: (facts: Facts) => Words): Event<Facts> => ({
  channels: ['bell', 'mail'],
  about: 'money',
  by: 'person',
  words,
});

/** What opens or protects an account: notified on every channel, whose mail explains what to do if it was not them. */
export const security = <Facts>(words: (facts: Facts) => Words): Event<Facts> =>
  protecting('person', words);

/** The same of what our staff did, whose mail says so and where one complains. */
export const byStaff = <Facts>(words: (facts: Facts) => Words): Event<Facts> =>
  protecting('staff', words);

/** The same of what colleagues did, of the backoffice or of a program. */
export const byOthers = <Facts>(words: (facts: Facts) => Words): Event<Facts> =>
  protecting('others', words);

/** The same whose mail has words of its own, which also say what to do if it was not them. */
export const worded = <Facts>(
  words: (facts: Facts) => Words & Required<Pick<Words, 'mailed'>>,
): Event<Facts> => protecting('worded', words);

const protecting = <Facts>(by: Doer, words: (facts: Facts) => Words): Event<Facts> => ({
  channels: ['bell', 'mail'],
  about: 'security',
  by,
  words,
});

/** What people agreed to and that changed: notified on every channel whatever they chose, as the law wants it. */
export const legal = <Facts>(words: (facts: Facts) => Words): Event<Facts> => ({
  channels: ['bell', 'mail'],
  about: 'legal',
  by: 'person',
  words,
});
