import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Db, Tx } from '@server/db/connection';
import { bankMovements, uncountedLines } from '@server/db/schema/treasury';
import { t } from '@server/i18n';
import { familyBalances } from '@server/ledger/balances';
import { accountFamilies } from '@server/ledger/families';
import { shortfallOf } from '@server/ledger/shortfall';
import { recomputeBalances } from '@server/ledger/verify';
import { count, eq, notInArray, sql } from 'drizzle-orm';
import { againstBank } from '../bank-days/close';
import { disagree } from '../bank-days/states';

type OwedFamily = Exclude<(typeof accountFamilies.custodia)[number], 'banco'>;

/** What custody holds for whom, as the treasury screen lists it. */
const familyName: Record<OwedFamily, string> = {
  disponible: t(treasuryWords.bankMovements.reconciliation.investorsAvailable),
  reservado: t(treasuryWords.bankMovements.reconciliation.investorsReserved),
  retiro_en_transito: t(treasuryWords.bankMovements.reconciliation.withdrawals),
  recuperable_inversionista: t(treasuryWords.bankMovements.reconciliation.investorsOwe),
  fondeo: t(treasuryWords.bankMovements.reconciliation.fundedProjects),
  por_pagar: t(treasuryWords.bankMovements.reconciliation.suppliers),
  por_aplicar: t(treasuryWords.bankMovements.reconciliation.applicantsCredit),
  recuperable_solicitante: t(treasuryWords.bankMovements.reconciliation.applicantsOwe),
  pagado_dos_veces: t(treasuryWords.bankMovements.reconciliation.paidTwice),
  aporte: t(treasuryWords.bankMovements.reconciliation.company),
  cobro: t(treasuryWords.bankMovements.reconciliation.transit),
  impuesto: t(treasuryWords.bankMovements.reconciliation.taxes),
  comision: t(treasuryWords.bankMovements.reconciliation.fees),
  en_transito: t(treasuryWords.bankMovements.reconciliation.payouts),
  linea_por_traspasar: t(treasuryWords.bankMovements.reconciliation.creditLines),
  sin_identificar: t(treasuryWords.bankMovements.reconciliation.unidentifiedDeposits),
};

const owedFamilies = accountFamilies.custodia.filter((family) => family !== 'banco');

/**
 * The ledger against the bank, in centavos: custody must equal what is owed to everyone (segregation,
 * LRITF 46), and agree with the bank's own lines and the last balance that it reported.
 */
export async function reconcile(db: Db | Tx, now: Date) {
  const { ledger, owed, owedTo } = await segregation(db);
  const statement = await statementTotal(db);
  const { lastBalance, differences } = await againstBank(db, dayInMexicoCity(now));
  const [waiting] = await db
    .select({ n: count() })
    .from(bankMovements)
    .where(eq(bankMovements.status, 'unidentified'));
  return {
    ledger_cents: ledger,
    owed_cents: owed,
    breakdown: owedFamilies.map((family) => ({
      label: familyName[family],
      amount_cents: owedTo(family),
    })),
    statement_cents: statement,
    difference_cents: toCentavos(ledger - statement),
    unidentified_count: waiting?.n ?? 0,
    differences,
    shortfall_cents: await shortfallOf(db, null),
    told: lastBalance ? { day: lastBalance.day, closing_cents: lastBalance.closingCents } : null,
    sound: ledger === owed && !disagree(differences),
  };
}

/** What custody holds, and what of it is owed to whom, in centavos. */
async function segregation(db: Db | Tx) {
  const held = await familyBalances(db, 'custodia');
  const owedTo = (family: OwedFamily) => toCentavos(0 - (held.get(family) ?? 0));
  const ledger = held.get('banco') ?? toCentavos(0);
  return { ledger, owed: sumCents(owedFamilies.map(owedTo)), owedTo };
}

/**
 * The books by themselves: custody equals what is owed, and every balance that is kept is the sum of its rows.
 * @throws Error that names the accounts that drifted; the scheduler reports it.
 */
export async function assertReconciled(db: Db): Promise<void> {
  await db.transaction(
    async (tx) => {
      const { ledger, owed } = await segregation(tx);
      if (ledger !== owed) throw new Error(`custody holds ${ledger} and owes ${owed}`);
      const drifted = await recomputeBalances(tx);
      if (drifted.length > 0) {
        throw new Error(`balances drifted: ${drifted.map(({ code }) => code).join(', ')}`);
      }
    },
    { isolationLevel: 'repeatable read' },
  );
}

/**
 * The bank itself: no line that only one side has, and the balance that it reported last.
 * @throws Error that counts the differences; the treasury screen lists them.
 */
export async function assertAgreesWithBank(db: Db, now: Date): Promise<void> {
  const { differences } = await againstBank(db, dayInMexicoCity(now));
  if (disagree(differences)) {
    throw new Error(`bank and ledger disagree about ${differences.length} transfers or balances`);
  }
}

async function statementTotal(db: Db | Tx): Promise<Centavos> {
  const [row] = await db
    .select({
      cents: sql<string>`coalesce(sum(case ${bankMovements.direction} when 'in' then 1 else -1 end
        * ${bankMovements.amountCents}), 0)`,
    })
    .from(bankMovements)
    .where(notInArray(bankMovements.status, [...uncountedLines]));
  return toCentavos(BigInt(row?.cents ?? '0'));
}
