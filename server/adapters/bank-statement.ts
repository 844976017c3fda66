import { type BankLine, bankLine, statementColumns } from '@contract/bank-movements';
import { parsePesos } from '@contract/fields/centavos';
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

export type ParsedStatement =
  | { ok: true; lines: BankLine[] }
  | { ok: false; problems: { line: number; message: string }[] };

/**
 * Reads a bank statement in CSV: one heading line with the names of `statementColumns`, then a line for
 * each movement; `tipo` is abono or cargo, `monto` is in pesos. One bad line refuses the whole file.
 */
export function parseStatement(text: string): ParsedStatement {
  const { lines: filled, broken } = csvLines(text.replace(/^\uFEFF/, ''));
  const headings = (filled.shift()?.cells ?? []).map((name) => name.toLowerCase());
  const missing = statementColumns.filter((name) => !headings.includes(name));
  if (missing.length > 0) {
    return {
      ok: false,
      problems: [{ line: 1, message: `Faltan columnas: ${missing.join(', ')}.` }],
    };
  }
  if (filled.length === 0) {
    return { ok: false, problems: [{ line: 1, message: 'El archivo no trae movimientos.' }] };
  }
  if (filled.length > MAX_STATEMENT_LINES) {
    const message = `El archivo trae más de ${MAX_STATEMENT_LINES} movimientos; divídelo.`;
    return { ok: false, problems: [{ line: 1, message }] };
  }
  const lines: BankLine[] = [];
  const problems: { line: number; message: string }[] = [];
  for (const { row, cells } of filled) {
    const parsed = broken.has(row)
      ? 'Las comillas de la línea no se cierran bien.'
      : parseLine(byHeading(headings, cells));
    if (typeof parsed === 'string') problems.push({ line: row, message: parsed });
    else lines.push(parsed);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, lines };
}

function parseLine(row: Record<string, string>): BankLine | string {
  const cell = (name: (typeof statementColumns)[number]) => (row[name] ?? '').trim();
  const amount = parsePesos(cell('monto'));
  if (!amount.ok) return `monto: ${amount.message}`;
  const parsed = bankLine.safeParse({
    direction: directions[cell('tipo').toLowerCase()],
    tracking_key: cell('clave_rastreo'),
    occurred_on: cell('fecha'),
    amount_cents: amount.cents,
    sender_clabe: cell('cuenta_ordenante'),
    sender_name: cell('nombre_ordenante'),
    receiver_clabe: cell('cuenta_beneficiaria'),
    concept: cell('concepto'),
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const column = Object.entries(columns).find(([, field]) => field === issue?.path[0])?.[0];
  return `${column ?? 'línea'}: ${issue?.message ?? 'Revisa este dato.'}`;
}
