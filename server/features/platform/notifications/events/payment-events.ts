import { type Centavos, formatMxn } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { dayInWords } from '@contract/kernel/fields/day-in-words';
import { href } from '@contract/kernel/screens';
import { money, work } from './event';

interface Applied {
  amount: Centavos;
  /** What stays in favour of the applicant. */
  favour: Centavos;
  /** Whether it is of an earlier day than payments that were applied before it was told. */
  reordered: boolean;
}

interface Instalment {
  folio: string;
  n: number;
  dueOn: Day;
  amount: Centavos;
}

interface BouncedTransfer {
  amount: Centavos;
  trackingKey: string;
  beneficiary: string;
}

const inFavour = (favour: Centavos) =>
  favour > 0 ? ` Tienes ${formatMxn(favour)} de saldo a favor.` : '';

const inOrder = (reordered: boolean) =>
  reordered
    ? ' Es de un día anterior a otros pagos tuyos: los volvimos a aplicar en su orden.'
    : '';

/** The money of applicants and installers. */
export const paymentEvents = {
  /** To the applicant, when the money is delivered. */
  creditBegun: money(
    ({
      loanId,
      folio,
      payment,
      firstDue,
    }: {
      loanId: string;
      folio: string;
      payment: Centavos;
      firstDue: Day;
    }) => ({
      title: `Comienza tu crédito ${folio}`,
      body: `Tu primera mensualidad, de ${formatMxn(payment)}, vence el ${dayInWords(firstDue)}.`,
      href: href('applicantLoan', { loanId }),
    }),
  ),
  paymentReceived: money(({ amount, favour, reordered }: Applied) => ({
    title: 'Recibimos tu pago',
    body: `Aplicamos ${formatMxn(amount)} a tu crédito.${inOrder(reordered)}${inFavour(favour)}`,
    href: href('applicantMovements'),
  })),
  favourReturnOrdered: money(({ amount, last4 }: { amount: Centavos; last4: string }) => ({
    title: 'Devolveremos tu saldo a favor',
    body: `Enviaremos ${formatMxn(amount)} a tu cuenta terminada en ${last4}.`,
    href: href('makePayment'),
  })),
  favourReturnSent: money(({ amount, trackingKey }: { amount: Centavos; trackingKey: string }) => ({
    title: 'Enviamos tu saldo a favor',
    body: `Enviamos ${formatMxn(amount)} a tu cuenta. Clave de rastreo: ${trackingKey}.`,
    href: href('makePayment'),
  })),
  /** `left` is what is in favour of them now: what they owed comes first. */
  favourReturnBounced: money(
    ({ amount, left, last4 }: { amount: Centavos; left: Centavos; last4: string }) => ({
      title: 'El banco devolvió tu saldo a favor',
      body: `Tu banco no aceptó los ${formatMxn(amount)} en tu cuenta terminada en ${last4}. ${
        left >= amount
          ? 'Siguen siendo tuyos: revisa la cuenta y pídelos otra vez.'
          : `Con ellos se cubrió lo que debías. Quedan a tu favor ${formatMxn(left)}.`
      }`,
      href: href('makePayment'),
    }),
  ),
  /** It was told falsely that it came back. `owed` is what they owe of it now, besides their credits. */
  favourReturnNotBounced: money(
    ({ amount, last4, owed }: { amount: Centavos; last4: string; owed: Centavos }) => ({
      title: 'Tu saldo a favor sí llegó al banco',
      body: `Te avisamos por error que tu banco devolvió ${formatMxn(amount)}: están en tu cuenta terminada en ${last4}. ${
        owed > 0
          ? `De ellos ya se habían usado ${formatMxn(owed)} aquí: los debes.`
          : 'Lo que se haya pagado aquí con ellos se debe otra vez.'
      }`,
      href: href('makePayment'),
    }),
  ),
  favourReturnCancelled: money(({ amount, reason }: { amount: Centavos; reason: string }) => ({
    title: 'No enviaremos tu saldo a favor',
    body: `Cancelamos el envío de ${formatMxn(amount)} a tu cuenta. Motivo: ${reason}`,
    href: href('makePayment'),
  })),
  paymentReturned: money(({ amount }: { amount: Centavos }) => ({
    title: 'Tu pago no quedó firme',
    body: `Un pago tuyo de ${formatMxn(amount)} se devolvió o no existió. Lo quitamos de tu crédito: revisa cuánto debes hoy.`,
    href: href('makePayment'),
  })),
  favourApplied: money(({ amount, favour }: Applied) => ({
    title: 'Aplicamos tu saldo a favor',
    body: `Aplicamos ${formatMxn(amount)} a tu crédito.${inFavour(favour)}`,
    href: href('applicantMovements'),
  })),
  /** To the applicant, a few days before. */
  instalmentDueSoon: money(({ folio, n, dueOn, amount }: Instalment) => ({
    title: `Tu mensualidad vence el ${dayInWords(dueOn)}`,
    body: `Crédito ${folio}, mensualidad ${n}: paga ${formatMxn(amount)} a tu CLABE a más tardar el ${dayInWords(dueOn)}.`,
    href: href('makePayment'),
  })),
  /** To the applicant, from the day after. */
  instalmentOverdue: money(({ folio, n, dueOn, amount }: Instalment) => ({
    title: `Tu mensualidad ${n} está vencida`,
    body: `Crédito ${folio}: venció el ${dayInWords(dueOn)} y hoy debes ${formatMxn(amount)} de ella. Cada día genera interés moratorio.`,
    href: href('makePayment'),
  })),
  /** To the applicant. */
  creditSettled: money(({ folio, loanId }: { folio: string; loanId: string }) => ({
    title: `Liquidaste tu crédito ${folio}`,
    body: 'Se pagó todo lo que se debía.',
    href: href('applicantLoan', { loanId }),
  })),
  /** To the installer. */
  stagePaid: money(
    ({ folio, amount, trackingKey }: { folio: string; amount: Centavos; trackingKey: string }) => ({
      title: `Te pagamos ${formatMxn(amount)}`,
      body: `Proyecto ${folio}, clave de rastreo ${trackingKey}.`,
      href: href('supplierPayments'),
    }),
  ),
  /** To the installer. */
  stageBounced: money(({ folio, amount }: { folio: string; amount: Centavos }) => ({
    title: `El banco devolvió tu pago de ${formatMxn(amount)}`,
    body: `Proyecto ${folio}: tu banco no lo aceptó y la etapa vuelve a estar por pagar. Revisa tu cuenta.`,
    href: href('supplierAccount'),
  })),
  /** To the installer, of a return that was told falsely. */
  stageNotBounced: money(
    ({
      folio,
      amount,
      trackingKey,
      paidAgain,
    }: {
      folio: string;
      amount: Centavos;
      trackingKey: string;
      paidAgain: boolean;
    }) => ({
      title: `Tu pago de ${formatMxn(amount)} sí llegó al banco`,
      body: `Proyecto ${folio}: te avisamos por error que tu banco devolvió la transferencia ${trackingKey}. ${
        paidAgain
          ? 'La etapa se te pagó dos veces: te contactaremos para que devuelvas una.'
          : 'La etapa está pagada.'
      }`,
      href: href('supplierPayments'),
    }),
  ),
  /** To staff, of whatever they sent. */
  transferBounced: work(
    ['bell', 'mail'],
    ({ amount, trackingKey, beneficiary }: BouncedTransfer) => ({
      title: `Un banco devolvió ${formatMxn(amount)}`,
      body: `La transferencia a ${beneficiary} con clave de rastreo ${trackingKey} volvió, y su dinero está donde estaba antes de ordenarla.`,
      href: href('treasury'),
    }),
  ),
};
