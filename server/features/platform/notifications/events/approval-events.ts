import type { Centavos } from '@contract/kernel/fields/centavos';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { t } from '@server/i18n';
import { security, work } from './event';

const approvals = href('approvalList');

/** Acts of staff over money that take two people. */
export const approvalEvents = {
  /** To every other administrator whose money it is not. */
  approvalAsked: work(
    ['bell', 'mail'],
    ({ title, amount }: { title: string; amount: Centavos | null }) => ({
      title: t(platformWords.notifications.approvalEvents.waits),
      body: amount === null ? `${title}.` : `${title}: ${formatMxn(amount)}.`,
      href: approvals,
    }),
  ),
  /** To the person who asked. */
  approvalConfirmed: work(['bell'], ({ title }: { title: string }) => ({
    title: t(platformWords.notifications.approvalEvents.confirmed),
    body: `${title}.`,
    href: approvals,
  })),
  /** To the person who asked. */
  approvalDeclined: work(
    ['bell', 'mail'],
    ({ title, reason }: { title: string; reason: string }) => ({
      title: t(platformWords.notifications.approvalEvents.declined),
      body: t(platformWords.notifications.approvalEvents.declinedWhy, { act: title, reason }),
      href: approvals,
    }),
  ),
  /** To the person who asked, when their account may have been compromised. */
  approvalTakenBack: security(({ title }: { title: string }) => ({
    title: t(platformWords.notifications.approvalEvents.dropped),
    body: t(platformWords.notifications.approvalEvents.droppedText, { act: title }),
    href: approvals,
  })),
  /** To every other administrator whose money it is not. */
  approvalEnded: work(['bell'], ({ title }: { title: string }) => ({
    title: t(platformWords.notifications.approvalEvents.droppedOther),
    body: t(platformWords.notifications.approvalEvents.droppedOtherText, { act: title }),
    href: approvals,
  })),
};
