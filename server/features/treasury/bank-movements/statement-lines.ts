import { formatDay } from '@contract/kernel/fields/day';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { BankLine } from '@contract/treasury/bank-movements';
import type { ParsedStatement } from '@server/adapters/bank-statement';
import type { Tx } from '@server/db/connection';
import type { MoneyAct } from '@server/features/platform';
import { t } from '@server/i18n';
import { fatesOf } from './fates';
import type { BankMovement } from './receive';

/** A line of a file and what it became. */
export interface ReadLine {
  line: BankLine;
  movement: BankMovement;
  fresh: boolean;
}

type Balances = Extract<ParsedStatement, { ok: true }>['balances'];

/** Each line of a statement file, with what becomes of it, for the person who confirms the file. */
export async function statementLines(
  tx: Tx,
  read: readonly ReadLine[],
  balances: Balances,
): Promise<NonNullable<MoneyAct['lines']>> {
  const fates = await fatesOf(
    tx,
    read.map(({ movement }) => movement),
  );
  const movements = read.map(({ line, movement, fresh }) => ({
    label: [
      formatDay(line.occurred_on),
      line.direction === 'in' ? 'abono' : 'cargo',
      line.tracking_key,
    ].join(' · '),
    value: [
      formatMxn(line.amount_cents),
      t(treasuryWords.bankMovements.statementLines.from, { name: line.sender_name }),
      t(treasuryWords.bankMovements.statementLines.toAccountEnding, {
        last4: line.receiver_clabe.slice(-4),
      }),
      fresh ? (fates.get(movement.id) ?? '') : t(treasuryWords.bankMovements.statementLines.known),
    ].join(' · '),
  }));
  const held = balances.map(({ day, opening_cents: opening, closing_cents: closing }) => ({
    label: t(treasuryWords.bankMovements.statementLines.balancesOf, { bank: formatDay(day) }),
    value: `inicial ${formatMxn(opening)} · final ${formatMxn(closing)}`,
  }));
  return [...movements, ...held];
}
