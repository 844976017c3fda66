import type { Event } from './event';
import { events } from './events';

export type EventName = keyof typeof events;
export type FactsOf<Name extends EventName> = Parameters<(typeof events)[Name]['words']>[0];

/** Every event by its name, with the facts that its sentences take. */
export const eventCalled: { [Name in EventName]: Event<FactsOf<Name>> } = events;
