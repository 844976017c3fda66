import { type Centavos, formatMxn } from '@contract/fields/centavos';
import { screens } from '../screens';
import { work } from './event';

const href = screens.approvals;

/** Acts of staff over money that take two people. */
export const approvalEvents = {
  /** To every other administrator whose money it is not. */
  approvalAsked: work(
    ['bell', 'mail'],
    ({ title, amount }: { title: string; amount: Centavos | null }) => ({
      title: 'Algo espera tu autorización',
      body: amount === null ? `${title}.` : `${title}: ${formatMxn(amount)}.`,
      href,
    }),
  ),
  /** To whoever asked. */
  approvalConfirmed: work(['bell'], ({ title }: { title: string }) => ({
    title: 'Autorizaron lo que pediste',
    body: `${title}.`,
    href,
  })),
  /** To whoever asked. */
  approvalDeclined: work(
    ['bell', 'mail'],
    ({ title, reason }: { title: string; reason: string }) => ({
      title: 'No autorizaron lo que pediste',
      body: `${title}. Motivo: ${reason}`,
      href,
    }),
  ),
};
