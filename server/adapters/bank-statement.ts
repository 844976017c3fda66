import { parsePesos } from '@contract/kernel/fields/centavos';
import { type Day, day as dayField } from '@contract/kernel/fields/day';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { type BankBalance, bankBalance } from '@contract/treasury/bank-days';
import { type BankLine, bankLine, statementColumns } from '@contract/treasury/bank-movements';
import { t } from '@server/i18n';
import { byHeading, csvLines } from './csv';

/** Most lines of one file: it is registered in a single transaction. */
export const MAX_STATEMENT_LINES = 1000;

/** Field that each column of the file is. */
const columns: Record<(typeof statementColumns)[number], keyof BankLine> = {
  fecha: 'occurred_on',
  tipo: 'direction',
  clave_rastreo: 'tracking_key',
  monto: 'amount_cents',
  cuenta_ordenante: 'sender_clabe',
  nombre_ordenante: 'sender_name',
  cuenta_beneficiaria: 'receiver_clabe',
  concepto: 'concept',
};

const directions: Record<string, string> = { abono: 'in', cargo: 'out' };

/** A day as the field wants it; spreadsheets in Mexico rewrite 2026-11-21 as 21/11/2026. */
const dayOf = (text: string) => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');

const BAD_DAY = t(serverWords.bankStatement.badDate);
const BAD_KIND = t(serverWords.bankStatement.badKind);

export type ParsedStatement =
  | { ok: true; lines: BankLine[]; balances: BankBalance[] }
  | { ok: false; problems: { line: number; message: string }[] };

/**
 * Reads a bank statement in CSV: one heading line with the names of `statementColumns`, then a line for
 * each movement; `tipo` is abono or cargo, `monto` is in pesos. Lines whose `tipo` is saldo_inicial and
 * saldo_final carry what the account held on their `fecha`. One bad line refuses the whole file.
 */
export function parseStatement(text: string): ParsedStatement {
  const { lines: filled, broken } = csvLines(text.replace(/^\uFEFF/, ''));
  const headings = (filled.shift()?.cells ?? []).map((name) => name.toLowerCase());
  const missing = statementColumns.filter((name) => !headings.includes(name));
  if (missing.length > 0) {
    return {
      ok: false,
      problems: [
        {
          line: 1,
          message: t(serverWords.bankStatement.missingColumns, { names: missing.join(', ') }),
        },
      ],
    };
  }
  if (filled.length === 0) {
    return { ok: false, problems: [{ line: 1, message: t(serverWords.bankStatement.empty) }] };
  }
  if (filled.length > MAX_STATEMENT_LINES) {
    const message = t(serverWords.bankStatement.tooMany, { most: MAX_STATEMENT_LINES });
    return { ok: false, problems: [{ line: 1, message }] };
  }
  const lines: BankLine[] = [];
  const balances = new Map<Day, Partial<Record<'opening_cents' | 'closing_cents', number>>>();
  /** Of each day with a balance, the line that said one last. */
  const rowOf = new Map<Day, number>();
  const problems: { line: number; message: string }[] = [];
  for (const { row, cells } of filled) {
    const named = byHeading(headings, cells);
    const end = balanceEnds[(named.tipo ?? '').trim().toLowerCase()];
    if (end && !broken.has(row)) {
      const cents = balanceCents((named.monto ?? '').trim());
      const day = dayField.safeParse(dayOf((named.fecha ?? '').trim()));
      if (day.success && cents !== null) {
        balances.set(day.data, { ...balances.get(day.data), [end]: cents });
        rowOf.set(day.data, row);
      } else {
        const message = inOne([
          ['fecha', day.success ? undefined : BAD_DAY],
          ['monto', cents === null ? t(serverWords.bankStatement.badAmount) : undefined],
        ]);
        problems.push({ line: row, message });
      }
      continue;
    }
    const parsed = broken.has(row) ? t(serverWords.bankStatement.badQuotes) : parseLine(named);
    if (typeof parsed === 'string') problems.push({ line: row, message: parsed });
    else lines.push(parsed);
  }
  const reported = [...balances].flatMap(([day, ends]) => {
    const parsed = bankBalance.safeParse({ day, ...ends });
    if (parsed.success) return [parsed.data];
    const line = rowOf.get(day) ?? 1;
    problems.push({ line, message: t(serverWords.bankStatement.balancePair, { day }) });
    return [];
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, lines, balances: reported };
}

const balanceEnds: Record<string, 'opening_cents' | 'closing_cents'> = {
  saldo_inicial: 'opening_cents',
  saldo_final: 'closing_cents',
};

/** A balance may be nothing, which no amount of a movement is. */
function balanceCents(text: string): number | null {
  if (/^\$?0+(\.0{1,2})?$/.test(text)) return 0;
  const parsed = parsePesos(text);
  return parsed.ok ? parsed.cents : null;
}

/** Each column that is wrong, with what is wrong with it. */
const inOne = (columnsAndProblems: readonly (readonly [string, string | undefined])[]): string =>
  columnsAndProblems
    .flatMap(([column, problem]) => (problem ? [`${column}: ${problem.replace(/\.?$/, '.')}`] : []))
    .join(' ');

/** Messages for a file instead of those for a form. */
const ownWords: Partial<Record<(typeof statementColumns)[number], string>> = {
  fecha: BAD_DAY,
  tipo: BAD_KIND,
};

/** The movement of a line, or everything that is wrong with the line. */
function parseLine(row: Record<string, string>): BankLine | string {
  const cell = (name: (typeof statementColumns)[number]) => (row[name] ?? '').trim();
  const amount = parsePesos(cell('monto'));
  const parsed = bankLine.safeParse({
    direction: directions[cell('tipo').toLowerCase()],
    tracking_key: cell('clave_rastreo'),
    occurred_on: dayOf(cell('fecha')),
    amount_cents: amount.ok ? amount.cents : undefined,
    sender_clabe: cell('cuenta_ordenante'),
    sender_name: cell('nombre_ordenante'),
    receiver_clabe: cell('cuenta_beneficiaria'),
    concept: cell('concepto'),
  });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  return inOne(
    statementColumns.map((column) => {
      const issue = issues.find(({ path }) => path[0] === columns[column]);
      if (column === 'monto' && !amount.ok) return [column, amount.message];
      return [column, issue && (ownWords[column] ?? issue.message)];
    }),
  );
}
