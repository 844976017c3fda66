import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { link } from '../../mails/said';
import { announce } from '../announce';
import { type Event, work } from './event';
import { events } from './events';

// Never run: `tsc` fails when one of these stops being an error. Each directive is the assertion.
// A sentence of some kind.
const x = link('x');

export function refusals(tx: Tx, config: Config): void {
  void announce(tx, config, 'x', events.documentVerified, { name: 'x', href: null });
  // @ts-expect-error: no such event
  void announce(tx, config, 'x', events.somethingElse, {});
  // @ts-expect-error: the texts need the name of the document
  void announce(tx, config, 'x', events.documentVerified, { href: null });
  // @ts-expect-error: an event without a channel
  work([], () => ({ title: x, body: x, href: null }));
  // @ts-expect-error: an event without texts
  const mute: Event<object> = { channels: ['bell'], about: 'work' };
  void mute;
}
