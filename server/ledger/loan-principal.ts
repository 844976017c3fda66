import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import {
  type Account,
  principalDebt,
  principalRight,
  writtenOffDebt,
  writtenOffRight,
} from './accounts';
import { type About, move, type Posting } from './post';

/** Balances by account code. */
type Owed = ReadonlyMap<string, Centavos>;

const of = (owed: Owed, { code }: Account) => owed.get(code) ?? toCentavos(0);

/** The accounts of what a loan owes of its principal, to some investors and in all, written off or not. */
export const principalAccounts = (loanId: string, investorIds: readonly string[]): Account[] => [
  principalDebt(loanId),
  writtenOffDebt(loanId),
  ...investorIds.flatMap((id) => [principalRight(loanId, id), writtenOffRight(loanId, id)]),
];

/** What the whole loan owes. */
export const debtIn = (owed: Owed, loanId: string): Centavos =>
  sumCents([of(owed, principalDebt(loanId)), of(owed, writtenOffDebt(loanId))]);

/** What it owes to one investor. */
export const rightIn = (owed: Owed, loanId: string, investorId: string): Centavos =>
  sumCents([
    of(owed, principalRight(loanId, investorId)),
    of(owed, writtenOffRight(loanId, investorId)),
  ]);

/** Principal that comes back to an investor: of what stands first, then of what was written off. */
export function principalRepaid(
  owed: Owed,
  { loanId, investorId, amount }: { loanId: string; investorId: string; amount: Centavos },
  about: About,
): Posting[] {
  const right = principalRight(loanId, investorId);
  const standing = toCentavos(Math.min(amount, of(owed, right)));
  const rest = toCentavos(amount - standing);
  return [
    ...move(principalDebt(loanId), right, standing, about),
    ...move(writtenOffDebt(loanId), writtenOffRight(loanId, investorId), rest, about),
  ];
}

/** All principal that stands becomes written off, a pair of rows for each investor; or, undone, stands again. */
export function principalTurned(
  owed: Owed,
  loanId: string,
  investorIds: readonly string[],
  turn: 'write_off' | 'write_off_undone',
): Posting[] {
  const isWriteOff = turn === 'write_off';
  return investorIds.flatMap((investorId) => {
    const about = { loanId, investorId, concept: 'capital' };
    const right = principalRight(loanId, investorId);
    const writtenOff = writtenOffRight(loanId, investorId);
    const [from, to] = isWriteOff ? [right, writtenOff] : [writtenOff, right];
    const debts = [principalDebt(loanId), writtenOffDebt(loanId)] as const;
    const [debtFrom, debtTo] = isWriteOff ? debts : [debts[1], debts[0]];
    const amount = of(owed, from);
    return [...move(to, from, amount, about), ...move(debtFrom, debtTo, amount, about)];
  });
}
