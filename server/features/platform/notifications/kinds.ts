import type { Role } from '@contract/kernel/roles';
import { noticeEventWords } from '@contract/locales/es-MX/platform/notice-events';
import {
  type KindOfEvents,
  type NoticeKind,
  noticeKinds,
} from '@contract/platform/notification-preferences';
import { t } from '@server/i18n';
import { audience } from './audience';
import { type EventName, eventCalled } from './events/called';
import type { Event } from './events/event';

export const isEventName = (name: string): name is EventName => Object.hasOwn(audience, name);

const names = Object.keys(audience).filter(isEventName);
const nameOfEvent = new Map<unknown, EventName>(names.map((name) => [eventCalled[name], name]));

/** By which of their choices a person is notified of an event. */
export function choiceOf(event: Pick<Event<never>, 'about'>): {
  name: EventName;
  kind: NoticeKind;
} {
  const name = nameOfEvent.get(event);
  if (!name) throw new Error('An event outside of the table of events');
  return { name, kind: kindOf(name) };
}

/** The kind under which people find an event. */
export const kindOf = (name: EventName): NoticeKind => audience[name].kind;

/** What people of a role are notified of. */
export const eventsOf = (role: Role): KindOfEvents[] =>
  noticeKinds
    .map((kind) => ({
      kind,
      events: names.filter((name) => isTold(role, kind, name)).map(describeEvent),
    }))
    .filter(({ events }) => events.length > 0);

const isTold = (role: Role, kind: NoticeKind, name: EventName): boolean =>
  audience[name].kind === kind && audience[name].roles.includes(role);

const titles = new Map<string, string>(names.map((name) => [name, t(noticeEventWords[name])]));

/** What people call an event; one that there is no more keeps its name. */
export const titleOf = (name: string): string => titles.get(name) ?? name;

const describeEvent = (name: EventName) => ({
  name,
  title: titleOf(name),
  channels: [...eventCalled[name].channels],
});
