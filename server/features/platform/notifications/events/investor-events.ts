import { type Centavos, formatMxn } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { dayInWords } from '@contract/kernel/fields/day-in-words';
import { href } from '@contract/kernel/screens';
import { money, work } from './event';

interface Commitment {
  folio: string;
  opportunityId: string;
  amount: Centavos;
}

interface Withdrawal {
  folio: string;
  amount: Centavos;
  /** Last digits of the account it goes to. */
  last4: string;
}

/** An investor's money. */
export const investorEvents = {
  depositReceived: money(({ amount, trackingKey }: { amount: Centavos; trackingKey: string }) => ({
    title: 'Recibimos tu depósito',
    body: `Acreditamos ${formatMxn(amount)} a tu saldo disponible. Clave de rastreo: ${trackingKey}.`,
    href: href('depositFunds'),
  })),
  depositHeld: money(({ amount, trackingKey }: { amount: Centavos; trackingKey: string }) => ({
    title: 'Revisamos tu depósito',
    body: `Llegaron ${formatMxn(amount)} a tu CLABE desde una cuenta que no conocemos como tuya. Estarán disponibles cuando terminemos de revisarlos. Clave de rastreo: ${trackingKey}.`,
    href: href('depositFunds'),
  })),
  /** The bank sent it back, or its line never was. */
  depositTakenBack: money(
    ({ amount, owed, trackingKey }: { amount: Centavos; owed: Centavos; trackingKey: string }) => ({
      title: 'Tu depósito ya no cuenta',
      body: `El depósito de ${formatMxn(amount)} con clave de rastreo ${trackingKey} fue devuelto o no llegó. ${
        owed > 0
          ? `Ya habías usado ${formatMxn(owed)}: se tomarán de lo próximo que recibas.`
          : 'Lo quitamos de tu saldo disponible.'
      }`,
      href: href('investorMovements'),
    }),
  ),
  depositSentBack: money(({ amount, trackingKey }: { amount: Centavos; trackingKey: string }) => ({
    title: 'Devolvimos un depósito',
    body: `Devolvimos ${formatMxn(amount)} a la cuenta que los envió, porque no es una cuenta tuya. Clave de rastreo del depósito: ${trackingKey}.`,
    href: href('depositFunds'),
  })),
  committed: money(({ folio, opportunityId, amount }: Commitment) => ({
    title: `Comprometiste ${formatMxn(amount)}`,
    body: `Proyecto ${folio}. Puedes retirarlo sin costo hasta que se entregue el dinero.`,
    href: href('opportunityShow', { opportunityId }),
  })),
  commitmentWithdrawn: money(({ folio, opportunityId, amount }: Commitment) => ({
    title: `Retiraste tu compromiso de ${formatMxn(amount)}`,
    body: `Proyecto ${folio}. El dinero está en tu saldo disponible.`,
    href: href('opportunityShow', { opportunityId }),
  })),
  /** The deposit that it was promised from was no money. */
  commitmentTakenBack: money(
    ({ folio, opportunityId, amount, trackingKey }: Commitment & { trackingKey: string }) => ({
      title: `Cancelamos tu compromiso de ${formatMxn(amount)}`,
      body: `Proyecto ${folio}. El depósito con clave de rastreo ${trackingKey} fue devuelto o no llegó, y se toma de ahí.`,
      href: href('opportunityShow', { opportunityId }),
    }),
  ),
  /** When the project did not come about. */
  commitmentReturned: money(
    ({ folio, opportunityId, amount, why }: Commitment & { why: string }) => ({
      title: `Te devolvimos ${formatMxn(amount)}`,
      body: `El proyecto ${folio} ${why}. El dinero está en tu saldo disponible.`,
      href: href('opportunityShow', { opportunityId }),
    }),
  ),
  investmentBegun: money(
    ({ folio, amount, firstDue }: { folio: string; amount: Centavos; firstDue: Day }) => ({
      title: `Tu inversión en ${folio} está activa`,
      body: `Entregamos ${formatMxn(amount)}. El primer pago se espera el ${dayInWords(firstDue)}; es estimado, no garantizado.`,
      href: href('participationList'),
    }),
  ),
  distributionReceived: money(({ folio, amount }: { folio: string; amount: Centavos }) => ({
    title: `Recibiste ${formatMxn(amount)}`,
    body: `El proyecto ${folio} pagó. Es lo que queda después de impuestos: revisa capital, interés y retenciones en tus movimientos.`,
    href: href('investorMovements'),
  })),
  /** A payment that was distributed before is distributed again: told late by the bank, or sent back. */
  distributionCorrected: money(({ folio }: { folio: string }) => ({
    title: `Corregimos el reparto del proyecto ${folio}`,
    body: 'El banco avisó tarde de un pago o lo devolvió. Tus movimientos muestran el reparto nuevo y el reverso del anterior.',
    href: href('investorMovements'),
  })),
  /** To each investor of a loan whose instalment was not paid (CUITF 57-II). */
  loanOverdue: work(['bell', 'mail'], ({ folio, dueOn }: { folio: string; dueOn: Day }) => ({
    title: `El proyecto ${folio} tiene un pago vencido`,
    body: `La mensualidad que vencía el ${dayInWords(dueOn)} no se ha pagado. Te avisaremos cuando llegue un pago.`,
    href: href('participationList'),
  })),
  withdrawalRequested: money(({ folio, amount, last4 }: Withdrawal) => ({
    title: `Solicitaste un retiro: ${folio}`,
    body: `Pediste retirar ${formatMxn(amount)} a tu cuenta terminada en ${last4}.`,
    href: href('withdrawFunds'),
  })),
  withdrawalCancelled: money(({ folio, amount }: Withdrawal) => ({
    title: `Cancelaste un retiro: ${folio}`,
    body: `Los ${formatMxn(amount)} que pediste retirar volvieron a tu saldo disponible.`,
    href: href('withdrawFunds'),
  })),
  withdrawalSent: money(({ amount, last4, trackingKey }: Withdrawal & { trackingKey: string }) => ({
    title: 'Enviamos tu retiro',
    body: `Enviamos ${formatMxn(amount)} a tu cuenta terminada en ${last4}. Clave de rastreo: ${trackingKey}.`,
    href: href('withdrawFunds'),
  })),
  withdrawalConfirmed: work(['bell'], ({ folio, amount, last4 }: Withdrawal) => ({
    title: `Tu retiro llegó al banco: ${folio}`,
    body: `El banco confirmó los ${formatMxn(amount)} a tu cuenta terminada en ${last4}.`,
    href: href('withdrawFunds'),
  })),
  withdrawalReturned: money(({ folio, amount, last4 }: Withdrawal) => ({
    title: `El banco devolvió tu retiro: ${folio}`,
    body: `Tu banco no aceptó los ${formatMxn(amount)} en tu cuenta terminada en ${last4} y volvieron a tu saldo disponible. Revisa la cuenta antes de pedirlos otra vez.`,
    href: href('investorBank'),
  })),
  /** It was told falsely that it came back. */
  withdrawalNotReturned: money(
    ({ folio, amount, last4, owed }: Withdrawal & { owed: Centavos }) => ({
      title: `Tu retiro sí llegó al banco: ${folio}`,
      body: `Te avisamos por error que tu banco devolvió ${formatMxn(amount)}: están en tu cuenta terminada en ${last4}. ${
        owed > 0
          ? `Ya habías usado ${formatMxn(owed)} de ellos aquí: se tomarán de lo próximo que recibas.`
          : 'Los quitamos de tu saldo disponible.'
      }`,
      href: href('investorMovements'),
    }),
  ),
  withdrawalRejected: money(({ amount, reason }: Withdrawal & { reason: string }) => ({
    title: 'No pudimos enviar tu retiro',
    body: `Tu retiro de ${formatMxn(amount)} fue rechazado y el dinero volvió a tu saldo disponible. Motivo: ${reason}`,
    href: href('withdrawFunds'),
  })),
};
