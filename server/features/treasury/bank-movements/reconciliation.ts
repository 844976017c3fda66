import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import type { Db, Tx } from '@server/db/connection';
import { bankMovements, uncountedLines } from '@server/db/schema/treasury';
import { custodyBank } from '@server/ledger/accounts';
import { bookBalances } from '@server/ledger/balances';
import { shortfallOf } from '@server/ledger/shortfall';
import { recomputeBalances } from '@server/ledger/verify';
import { count, eq, notInArray, sql } from 'drizzle-orm';
import { againstBank } from '../bank-days/close';

/** Families of accounts in the custody book, by the beginning or the end of their code. */
const families: readonly { label: string; like: string }[] = [
  { label: 'Disponible de inversionistas', like: 'inv:%:disponible' },
  { label: 'Comprometido de inversionistas', like: 'inv:%:reservado' },
  { label: 'Retiros por enviar', like: 'inv:%:retiro_en_transito' },
  { label: 'Por recuperar de inversionistas', like: 'inv:%:recuperable' },
  { label: 'Proyectos fondeados', like: 'proyecto:%' },
  { label: 'Por pagar a instaladores', like: 'proveedor:%' },
  { label: 'Saldos a favor de solicitantes', like: 'solicitante:%:por_aplicar' },
  { label: 'Por recuperar de solicitantes', like: 'solicitante:%:recuperable' },
  { label: 'Pagado dos veces', like: 'pagado_dos_veces:%' },
  { label: 'Aportado por la empresa', like: 'aporte:%' },
  { label: 'Cobros en tránsito', like: 'credito:%' },
  { label: 'Impuestos retenidos', like: 'impuesto:%' },
  { label: 'Comisiones por traspasar', like: 'comision:%' },
  { label: 'Pagos por enviar', like: 'pago:%' },
  { label: 'Depósitos sin identificar', like: 'conciliacion:%' },
];

/**
 * The ledger against the bank, in centavos: custody must equal what is owed to everybody (segregation,
 * LRITF 46), and agree with the bank's own lines and the last balance that it told.
 */
export async function reconcile(db: Db | Tx) {
  const rows = await bookBalances(db, 'custodia');
  const ledger = sumOf(rows.filter((row) => row.code === custodyBank.code));
  const owed = toCentavos(-sumOf(rows.filter((row) => row.code !== custodyBank.code)));
  const statement = await statementTotal(db);
  const { told, differences } = await againstBank(db);
  const [waiting] = await db
    .select({ n: count() })
    .from(bankMovements)
    .where(eq(bankMovements.status, 'unidentified'));
  return {
    ledger_cents: ledger,
    owed_cents: owed,
    breakdown: families.map(({ label, like }) => ({
      label,
      amount_cents: toCentavos(0 - sumOf(rows.filter((row) => matches(row.code, like)))),
    })),
    statement_cents: statement,
    difference_cents: toCentavos(ledger - statement),
    unidentified_count: waiting?.n ?? 0,
    differences,
    shortfall_cents: await shortfallOf(db, null),
    told: told ? { day: told.day, closing_cents: told.closingCents } : null,
    sound: ledger === owed && differences.length === 0,
  };
}

/**
 * The books by themselves: custody equals what is owed, and every balance that is kept is the sum of its rows.
 * @throws Error that names the accounts that drifted; the scheduler tells of it.
 */
export async function assertReconciled(db: Db): Promise<void> {
  await db.transaction(
    async (tx) => {
      const { ledger_cents, owed_cents } = await reconcile(tx);
      if (ledger_cents !== owed_cents)
        throw new Error(`custody holds ${ledger_cents} and owes ${owed_cents}`);
      const drifted = await recomputeBalances(tx);
      if (drifted.length > 0) {
        throw new Error(`balances drifted: ${drifted.map(({ code }) => code).join(', ')}`);
      }
    },
    { isolationLevel: 'repeatable read' },
  );
}

/**
 * The bank itself: no line that only one side has, and the balance that it told last.
 * @throws Error that counts the differences; the treasury screen lists them.
 */
export async function assertAgreesWithBank(db: Db): Promise<void> {
  const { differences } = await againstBank(db);
  if (differences.length > 0) {
    throw new Error(`bank and ledger disagree about ${differences.length} transfers or balances`);
  }
}

const sumOf = (rows: readonly { signed: Centavos }[]) => sumCents(rows.map((row) => row.signed));

function matches(code: string, like: string): boolean {
  const [head = '', tail = ''] = like.split('%');
  return code.startsWith(head) && code.endsWith(tail);
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
