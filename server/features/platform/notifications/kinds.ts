import type { NoticeKind } from '@contract/platform/notification-preferences';
import { agentEvents } from './events/agent-events';
import { approvalEvents } from './events/approval-events';
import { bankEvents } from './events/bank-events';
import { collectionEvents } from './events/collection-events';
import type { Subject } from './events/event';
import { programWorkEvents } from './events/program-work-events';
import { projectEvents } from './events/project-events';
import { supplierEvents } from './events/supplier-events';

const kindOfWork = new Map<unknown, NoticeKind>();
const list = (kind: NoticeKind, ...groups: object[]) => {
  for (const event of groups.flatMap((group) => Object.values(group))) kindOfWork.set(event, kind);
};
list('projects', projectEvents);
list('company', agentEvents, supplierEvents);
list('program', programWorkEvents);
list('house', approvalEvents, bankEvents, collectionEvents);

/** By which of their choices a person is notified of an event: other work is about credits. */
export function kindOf(event: { about: Subject }): NoticeKind {
  if (event.about === 'work') return kindOfWork.get(event) ?? 'credits';
  // As with security, nobody can choose not to be told.
  return event.about === 'legal' ? 'security' : event.about;
}
