/** An account as lists and approvals name it: its bank and last four digits. */
export const accountEnding = ({ bank, last4 }: { bank: string | null; last4: string }) =>
  [bank, `terminada en ${last4}`].filter(Boolean).join(' ');
