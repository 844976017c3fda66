import { sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { BankDifference } from '@contract/treasury/bank-days';
import type { Db, Tx } from '@server/db/connection';
import { bankDays, type DayClose } from '@server/db/schema/treasury';
import { bankDayBefore } from '@server/features/platform';
import { desc, lt } from 'drizzle-orm';
import type { BankDay } from './balance';
import { compareLines, figuresOf } from './compare';
import { shortfallFound } from './short';

/** What is found when a day is compared with the bank's statement of it. */
export async function findingsOf(db: Db | Tx, day: BankDay, today: Day): Promise<DayClose> {
  const recent = await bankDayBefore(db, today);
  const { figures, differences } = await compareBalance(db, day, recent);
  return {
    linesInCents: figures.brought,
    linesOutCents: figures.took,
    ledgerCents: figures.ledger,
    differences: [
      ...differences,
      ...(await shortfallFound(db, day.day)),
      ...(await compareLines(db, day.day, recent)),
    ],
  };
}

/** What a day moved, and how the balance that the bank reported of it differs from that. */
async function compareBalance(db: Db | Tx, day: BankDay, recent: Day) {
  const figures = await figuresOf(db, day.day, recent);
  const [before] = await db
    .select()
    .from(bankDays)
    .where(lt(bankDays.day, day.day))
    .orderBy(desc(bankDays.day))
    .limit(1);
  return { figures, differences: balanceDifferences(day, before, figures) };
}

/** The current state of bank and ledger: every line, and the last balance that the bank reported. */
export async function againstBank(db: Db | Tx, today: Day) {
  const recent = await bankDayBefore(db, today);
  const lines = [...(await shortfallFound(db, null)), ...(await compareLines(db, null, recent))];
  const [lastBalance] = await db.select().from(bankDays).orderBy(desc(bankDays.day)).limit(1);
  if (!lastBalance) return { lastBalance: null, differences: lines };
  const { differences } = await compareBalance(db, lastBalance, recent);
  return { lastBalance, differences: [...differences, ...lines] };
}

type Figures = Awaited<ReturnType<typeof figuresOf>>;

/** Differences of the balances that the bank reported, between each other and with the ledger. */
export function balanceDifferences(
  { day, openingCents, closingCents }: Pick<BankDay, 'day' | 'openingCents' | 'closingCents'>,
  before: Pick<BankDay, 'closingCents'> | undefined,
  { brought, took, ledger, onTheWay }: Figures,
): BankDifference[] {
  const added = sumCents([openingCents, brought, toCentavos(-took)]);
  const of = (kind: BankDifference['kind'], bank: number, ours: number): BankDifference[] =>
    bank === ours
      ? []
      : [
          {
            kind,
            tracking_key: null,
            day,
            bank_cents: toCentavos(bank),
            ledger_cents: toCentavos(ours),
          },
        ];
  return [
    ...(before ? of('opening', openingCents, before.closingCents) : []),
    ...of('bank_sum', closingCents, added),
    // What was sent and the bank has yet to report is still there for it.
    ...of(closingCents === ledger + onTheWay ? 'on_the_way' : 'closing', closingCents, ledger),
  ];
}
