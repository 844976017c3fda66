import type { Said } from '../../mails/said';

/** Ways to reach a person: the bell of the portal, and their mail. */
export type Channel = 'bell' | 'mail';

/** What an event is about, which decides how its mail ends. */
export type Subject = 'work' | 'money' | 'security' | 'legal';

export interface Words {
  title: Said;
  body: Said;
  /** Path inside the portal where the person goes on; null when no screen of theirs shows it. */
  href: string | null;
}

/** A row of the table of events: its channels and its sentences. */
export interface Event<Facts> {
  channels: readonly [Channel, ...Channel[]];
  about: Subject;
  words(facts: Facts): Words;
}

/** Work that goes on: notified where the person works, and by mail when they have to act or were waiting for it. */
export const work = <Facts>(
  channels: Event<Facts>['channels'],
  words: (facts: Facts) => Words,
): Event<Facts> => ({ channels, about: 'work', words });

/** Money that moved or has to: notified on every channel, whose mail explains how to report it (CUITF 79). */
export const money = <Facts>(words: (facts: Facts) => Words): Event<Facts> => ({
  channels: ['bell', 'mail'],
  about: 'money',
  words,
});

/** What opens or protects an account: notified on every channel, whose mail explains what to do if it was not them. */
export const security = <Facts>(words: (facts: Facts) => Words): Event<Facts> => ({
  channels: ['bell', 'mail'],
  about: 'security',
  words,
});

/** What people agreed to and that changed: notified on every channel whatever they chose, as the law wants it. */
export const legal = <Facts>(words: (facts: Facts) => Words): Event<Facts> => ({
  channels: ['bell', 'mail'],
  about: 'legal',
  words,
});
