import { type Centavos, formatMxn } from '@contract/kernel/fields/centavos';
import { href } from '@contract/kernel/screens';
import { security, work } from './event';

const approvals = href('approvalList');

/** Acts of staff over money that take two people. */
export const approvalEvents = {
  /** To every other administrator whose money it is not. */
  approvalAsked: work(
    ['bell', 'mail'],
    ({ title, amount }: { title: string; amount: Centavos | null }) => ({
      title: 'Algo espera tu autorización',
      body: amount === null ? `${title}.` : `${title}: ${formatMxn(amount)}.`,
      href: approvals,
    }),
  ),
  /** To whoever asked. */
  approvalConfirmed: work(['bell'], ({ title }: { title: string }) => ({
    title: 'Autorizaron lo que pediste',
    body: `${title}.`,
    href: approvals,
  })),
  /** To whoever asked. */
  approvalDeclined: work(
    ['bell', 'mail'],
    ({ title, reason }: { title: string; reason: string }) => ({
      title: 'No autorizaron lo que pediste',
      body: `${title}. Motivo: ${reason}`,
      href: approvals,
    }),
  ),
  /** To whoever asked, when their account may have been in other hands. */
  approvalTakenBack: security(({ title }: { title: string }) => ({
    title: 'Lo que pediste ya no espera autorización',
    body: `${title}. Por seguridad dejó de esperar, porque cambió el acceso a tu cuenta. Si tú lo pediste, puedes pedirlo de nuevo.`,
    href: approvals,
  })),
  /** To every other administrator whose money it is not. */
  approvalEnded: work(['bell'], ({ title }: { title: string }) => ({
    title: 'Algo dejó de esperar tu autorización',
    body: `${title}. Por seguridad, porque cambió el acceso a la cuenta de quien lo pidió.`,
    href: approvals,
  })),
};
