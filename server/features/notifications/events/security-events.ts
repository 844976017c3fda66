import { screens } from '../screens';
import { security } from './event';

/** What opens or protects an account, or says where its money may go. */
export const securityEvents = {
  /** To the investor. */
  bankAccountChanged: security(({ last4, hours }: { last4: string; hours: number }) => ({
    title: 'Cambió tu cuenta para retiros',
    body: `La cuenta para tus retiros ahora termina en ${last4}. Podrás retirar a ella en ${hours} horas.`,
    href: screens.investorBank,
  })),
};
