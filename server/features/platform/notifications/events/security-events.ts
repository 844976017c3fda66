import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { dayInWords } from '@contract/kernel/fields/day-in-words';
import { href } from '@contract/kernel/screens';
import { security } from './event';

const clock = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface ChangedAccount {
  kind: keyof typeof accounts;
  last4: string;
  from: string;
}

const accounts = {
  investor: { use: 'retiros', href: href('investorBank') },
  applicant: { use: 'reembolsos', href: href('makePayment') },
  supplier: { use: 'cobros', href: href('supplierAccount') },
} as const;

/** What opens or protects an account, or says where its money may go. */
export const securityEvents = {
  /** To whoever the account is of: an investor, an applicant or an installer. */
  bankAccountChanged: security(({ kind, last4, from }: ChangedAccount) => ({
    title: `Cambió tu cuenta para ${accounts[kind].use}`,
    body: `La cuenta para tus ${accounts[kind].use} ahora termina en ${last4}. Podrá recibirlos a partir del ${from}.`,
    href: accounts[kind].href,
  })),
  passwordChanged: security(() => ({
    title: 'Tu contraseña cambió',
    body: 'La contraseña de tu cuenta cambió y cerramos tus otras sesiones.',
    href: null,
  })),
  /** To whoever had a session open on another device. */
  sessionReplaced: security(({ at }: { at: Date }) => ({
    title: 'Iniciaste sesión en otro dispositivo',
    body: `El ${dayInWords(dayInMexicoCity(at))}, a las ${clock.format(at)}, alguien entró a tu cuenta desde otro dispositivo y cerramos la sesión que tenías abierta.`,
    href: null,
  })),
  sessionsEndedByStaff: security(({ ended }: { ended: number }) => ({
    title: ended === 1 ? 'Cerramos tu sesión' : 'Cerramos tus sesiones',
    body:
      ended === 1
        ? 'Nuestro equipo cerró una sesión abierta de tu cuenta. Puedes volver a entrar.'
        : `Nuestro equipo cerró las ${ended} sesiones abiertas de tu cuenta. Puedes volver a entrar.`,
    href: null,
  })),
  accountUnblocked: security(() => ({
    title: 'Desbloqueamos tu cuenta',
    body: 'Tu cuenta estaba bloqueada por contraseñas equivocadas y nuestro equipo quitó el bloqueo. Ya puedes entrar.',
    href: null,
  })),
};
