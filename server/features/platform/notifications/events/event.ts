/** Ways to reach a person: the bell of the portal, and their mail. */
export type Channel = 'bell' | 'mail';

/** What an event is about, which says how its mail ends. */
export type Subject = 'work' | 'money' | 'security';

export interface Words {
  title: string;
  body: string;
  /** Path inside the portal where the person goes on; null when no screen of theirs shows it. */
  href: string | null;
}

/** A row of the table of events: how it is told, and in which words. */
export interface Event<Facts> {
  channels: readonly [Channel, ...Channel[]];
  about: Subject;
  words(facts: Facts): Words;
}

/** Work that goes on: told where the person works, and by mail when they have to act or were waiting for it. */
export const work = <Facts>(
  channels: Event<Facts>['channels'],
  words: (facts: Facts) => Words,
): Event<Facts> => ({ channels, about: 'work', words });

/** Money that moved or has to: told on every channel, whose mail says how to report it (CUITF 79). */
export const money = <Facts>(words: (facts: Facts) => Words): Event<Facts> => ({
  channels: ['bell', 'mail'],
  about: 'money',
  words,
});

/** What opens or protects an account: told on every channel, whose mail says what to do if it was not them. */
export const security = <Facts>(words: (facts: Facts) => Words): Event<Facts> => ({
  channels: ['bell', 'mail'],
  about: 'security',
  words,
});
