import { screens } from '../screens';
import { security } from './event';

/** What opens or protects an account, or says where its money may go. */
export const securityEvents = {
  /** To the investor. */
  bankAccountChanged: security(({ last4, from }: { last4: string; from: string }) => ({
    title: 'Cambió tu cuenta para retiros',
    body: `La cuenta para tus retiros ahora termina en ${last4}. Podrás retirar a ella a partir del ${from}.`,
    href: screens.investorBank,
  })),
};
