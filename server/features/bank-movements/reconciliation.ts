import { type Centavos, sumCents, toCentavos } from '@contract/fields/centavos';
import type { Db, Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import { custodyBank } from '@server/ledger/accounts';
import { bookBalances } from '@server/ledger/balances';
import { recomputeBalances } from '@server/ledger/verify';
import { count, eq, sql } from 'drizzle-orm';

/** Families of accounts in the custody book, by the beginning or the end of their code. */
const families: readonly { label: string; like: string }[] = [
  { label: 'Disponible de inversionistas', like: 'inv:%:disponible' },
  { label: 'Comprometido de inversionistas', like: 'inv:%:reservado' },
  { label: 'Retiros por enviar', like: 'inv:%:retiro_en_transito' },
  { label: 'Proyectos fondeados', like: 'proyecto:%' },
  { label: 'Por pagar a instaladores', like: 'proveedor:%' },
  { label: 'Saldos a favor de solicitantes', like: 'solicitante:%' },
  { label: 'Cobros en tránsito', like: 'credito:%' },
  { label: 'Impuestos retenidos', like: 'impuesto:%' },
  { label: 'Comisiones por traspasar', like: 'comision:%' },
  { label: 'Depósitos sin identificar', like: 'conciliacion:%' },
];

/**
 * The ledger against the bank, in centavos: custody must equal what is owed to everybody (segregation,
 * LRITF 46), and differs from the bank's own lines only by transfers whose line has not been told yet.
 */
export async function reconcile(db: Db | Tx) {
  const rows = await bookBalances(db, 'custodia');
  const ledger = sumOf(rows.filter((row) => row.code === custodyBank.code));
  const owed = toCentavos(-sumOf(rows.filter((row) => row.code !== custodyBank.code)));
  const statement = await statementTotal(db);
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
    sound: ledger === owed,
  };
}

/**
 * The daily close: custody equals what is owed, and every balance that is kept is the sum of its rows.
 * @throws Error that names the accounts that drifted; the scheduler tells of it.
 */
export async function assertReconciled(db: Db): Promise<void> {
  await db.transaction(
    async (tx) => {
      const { sound, ledger_cents, owed_cents } = await reconcile(tx);
      if (!sound) throw new Error(`custody holds ${ledger_cents} and owes ${owed_cents}`);
      const drifted = await recomputeBalances(tx);
      if (drifted.length > 0) {
        throw new Error(`balances drifted: ${drifted.map(({ code }) => code).join(', ')}`);
      }
    },
    { isolationLevel: 'repeatable read' },
  );
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
    .from(bankMovements);
  return toCentavos(BigInt(row?.cents ?? '0'));
}
