import type { Centavos } from '@contract/kernel/fields/centavos';
import { href } from '@contract/kernel/screens';
import { notificationWords } from '@contract/locales/es-MX/platform/notifications';
import { say } from '../../mails/said';
import { security, work } from './event';

const approvals = href('approvalList');

/** Acts of staff over money that take two people. */
export const approvalEvents = {
  /** To every other administrator whose money it is not. */
  approvalAsked: work(
    ['bell', 'mail'],
    ({ title, amount }: { title: string; amount: Centavos | null }) => ({
      title: say(notificationWords.approvalEvents.waits),
      body:
        amount === null
          ? say(notificationWords.approvalEvents.waitsText, { act: title })
          : say(notificationWords.approvalEvents.waitsAmount, { act: title, amount }),
      href: approvals,
    }),
  ),
  /** To the person who asked. */
  approvalConfirmed: work(['bell'], ({ title }: { title: string }) => ({
    title: say(notificationWords.approvalEvents.confirmed),
    body: say(notificationWords.approvalEvents.confirmedText, { act: title }),
    href: approvals,
  })),
  /** To the person who asked. */
  approvalDeclined: work(
    ['bell', 'mail'],
    ({ title, reason }: { title: string; reason: string }) => ({
      title: say(notificationWords.approvalEvents.declined),
      body: say(notificationWords.approvalEvents.declinedWhy, { act: title, reason }),
      href: approvals,
    }),
  ),
  /** To the person who asked, when it cannot be done any more. */
  approvalSetAside: work(['bell'], ({ title, reason }: { title: string; reason: string }) => ({
    title: say(notificationWords.approvalEvents.dropped),
    body: say(notificationWords.approvalEvents.impossible, { act: title, reason }),
    href: approvals,
  })),
  /** To the person who asked, when their account may have been compromised. */
  approvalTakenBack: security(({ title }: { title: string }) => ({
    title: say(notificationWords.approvalEvents.dropped),
    body: say(notificationWords.approvalEvents.droppedText, { act: title }),
    href: approvals,
  })),
  /** To every other administrator whose money it is not. */
  approvalEnded: work(['bell'], ({ title }: { title: string }) => ({
    title: say(notificationWords.approvalEvents.droppedOther),
    body: say(notificationWords.approvalEvents.droppedOtherText, { act: title }),
    href: approvals,
  })),
};
