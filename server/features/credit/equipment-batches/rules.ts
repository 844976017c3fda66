import { codeKey, type ItemForm, itemForm, itemKinds } from '@contract/credit/equipment';
import type { Outcome } from '@contract/credit/equipment-batches';
import { type CellField, cellFields } from '@contract/credit/equipment-cells';
import { productAliases } from '@contract/credit/equipment-headings';
import { MAX_PRICE_CENTS, vatRates, vatText } from '@contract/credit/price-lines';
import { productCatalog, productName } from '@contract/credit/product-catalog';
import { folded } from '@contract/kernel/folded';
import { itemKindName } from '@contract/locales/es-MX/credit/equipment';
import { equipmentFields } from '@contract/locales/es-MX/credit/equipment-schemas';
import { equipmentWords } from '@contract/locales/es-MX/credit/equipment-server';
import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { armed, asOneLine, errorIn } from '@server/adapters/sheet-cells';
import { t } from '@server/i18n';

export type Cells = Record<CellField, string>;

/** A row of a file as it was read or corrected. */
export interface FileRow {
  row: number;
  cells: Cells;
  /** What keeps it from being read as a whole, as a sentence. */
  whole: string | null;
  skipped: boolean;
}

/** A row, and what becomes of it. */
export interface ComparedRow extends FileRow {
  problems: Record<string, string> | null;
  outcome: Outcome;
}

/** What a cell says: as it is kept in words, or what is wrong with it. */
type Said = { text: string } | { problem: string };

const { code, name, brand, model, unit } = itemForm.shape;
const textRules = { code, name, brand, model, unit };

/** As it is when the file does not say: a thing by the piece, with VAT in general. */
const unsaid: Partial<Cells> = {
  kind: t(itemKindName.equipment),
  unit: 'pieza',
  vat: vatText(1600),
};

const isText = (field: CellField): field is keyof typeof textRules => field in textRules;

/** Reads a cell by the rules of the form. What is empty stays so. */
export function readCell(field: CellField, written: string): Said {
  const cell = asOneLine(armed(written));
  if (cell === '') return { text: '' };
  const error = errorIn(cell);
  if (error) return { problem: error };
  if (isText(field)) {
    const read = textRules[field].safeParse(cell);
    return read.success ? { text: read.data } : { problem: read.error.issues[0]?.message ?? '' };
  }
  if (field === 'kind') return readKind(cell);
  if (field === 'product') return readProduct(cell);
  return field === 'vat' ? readVat(cell) : readMoney(cell, field === 'price' ? 1 : 0);
}

const wordsOf = (cell: string) =>
  folded(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function readKind(cell: string): Said {
  const kind = itemKinds.find((one) => wordsOf(t(itemKindName[one])) === wordsOf(cell));
  return kind ? { text: t(itemKindName[kind]) } : { problem: t(equipmentWords.cells.kind) };
}

function readProduct(cell: string): Said {
  const said = wordsOf(cell);
  const found = productCatalog.find(
    ({ id, text }) => wordsOf(t(text)) === said || productAliases[id]?.includes(said),
  );
  if (found) return { text: productName(found.id) };
  const products = productCatalog.map(({ text }) => t(text)).join(', ');
  return { problem: t(equipmentWords.cells.product, { products }) };
}

/** "16 %", "IVA 16", "0.16" and "exento" alike. */
function readVat(cell: string): Said {
  const said = folded(cell)
    .replace(/iva|%|\s/g, '')
    .replace(',', '.');
  const isExempt = /^(exent[oa]|e)$/.test(said);
  const number = isExempt ? 0 : /^\d{1,2}(\.\d{1,4})?$/.test(said) ? Number(said) : Number.NaN;
  const rate = vatRates.find((one) => number * 100 === one || Math.round(number * 10_000) === one);
  return rate === undefined ? { problem: t(equipmentWords.cells.vat) } : { text: vatText(rate) };
}

const GROUPED = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/;
const SCIENTIFIC = /^\d(?:\.\d+)?e[+-]?\d{1,2}$/i;

/** Pesos as spreadsheets write them: with more decimals than a centavo has they are rounded, half up. */
function readMoney(cell: string, least: number): Said {
  const bare = cell.replace(/mxn|m\.?n\.?$|^['‘’]|\$|\s/gi, '');
  const plain = SCIENTIFIC.test(bare) ? String(Number(bare)) : bare;
  const [, whole = '', decimals = ''] = GROUPED.exec(plain) ?? [];
  if (whole === '' || whole.length > 20) return { problem: t(equipmentWords.cells.money) };
  // "1.234" is a thousand and some to one program, and a peso and some to another.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(bare)) {
    return { problem: t(equipmentWords.cells.thousands, { cell }) };
  }
  const up = (decimals[2] ?? '0') >= '5' ? 1n : 0n;
  const cents = BigInt(whole.replaceAll(',', '') + decimals.slice(0, 2).padEnd(2, '0')) + up;
  if (cents < least) return { problem: t(equipmentFields.priceZero) };
  if (cents > MAX_PRICE_CENTS) return { problem: t(equipmentFields.priceTooBig) };
  return { text: pesos(Number(cents)) };
}

const pesos = (cents: number) => (cents / 100).toFixed(2);
const centsOf = (text: string) => Math.round(Number(text) * 100);

/** An item as the cells of a file say one. */
export const cellsOfItem = (form: ItemForm): Cells => ({
  code: form.code,
  name: form.name,
  brand: form.brand,
  model: form.model,
  kind: t(itemKindName[form.kind]),
  product: form.product_id === null ? '' : productName(form.product_id),
  unit: form.unit,
  price: pesos(form.price_cents),
  vat: vatText(form.vat_bp),
  cost: form.cost_cents === null ? '' : pesos(form.cost_cents),
});

/** The item that cells say; they have to be those of a row without a problem. */
export function itemOfCells(cells: Cells): ItemForm {
  return itemForm.parse({
    code: cells.code,
    name: cells.name,
    brand: cells.brand,
    model: cells.model,
    unit: cells.unit,
    kind: itemKinds.find((kind) => t(itemKindName[kind]) === cells.kind),
    product_id: productCatalog.find(({ text }) => t(text) === cells.product)?.id ?? null,
    price_cents: centsOf(cells.price),
    vat_bp: vatRates.find((rate) => vatText(rate) === cells.vat),
    cost_cents: cells.cost === '' ? null : centsOf(cells.cost),
  });
}

/** The item that a row makes of the one that is there, or a new one: what it does not say stays, or is as usual. */
export function mergedCells(cells: Cells, existing: Cells | undefined): Cells {
  const merged = { ...cells };
  for (const field of cellFields) {
    merged[field] = cells[field] || ((existing ?? unsaid)[field] ?? '');
  }
  // One code, however the file writes its letters.
  return existing ? { ...merged, code: existing.code } : merged;
}

/**
 * What becomes of each row of a file, against a catalogue by the keys of its codes. A code that comes twice is wrong
 * where it comes again; a row that is left out counts for nothing.
 */
export function compareRows(
  rows: readonly FileRow[],
  catalog: ReadonlyMap<string, Cells>,
): ComparedRow[] {
  const firstRow = new Map<string, number>();
  return rows.map((row) => {
    const { cells, problems } = readRow(row.cells);
    if (row.whole) problems[''] = row.whole;
    const key = codeKey(cells.code);
    const existing = catalog.get(key);
    const merged = mergedCells(cells, existing);
    for (const field of ['code', 'name', 'price'] as const) {
      if (merged[field] === '') problems[field] ??= t(fieldMessage.required);
    }
    const before = firstRow.get(key);
    if (before !== undefined) problems.code ??= t(equipmentWords.cells.repeated, { row: before });
    else if (!row.skipped && key !== '') firstRow.set(key, row.row);
    const isBad = Object.keys(problems).length > 0;
    const same = existing && cellFields.every((field) => merged[field] === existing[field]);
    const change = existing ? (same ? 'same' : 'update') : 'add';
    const outcome = row.skipped ? 'skip' : isBad ? 'bad' : change;
    return { ...row, cells, problems: isBad ? problems : null, outcome };
  });
}

function readRow(written: Cells) {
  const cells = { ...written };
  const problems: Record<string, string> = {};
  for (const field of cellFields) {
    const said = readCell(field, written[field]);
    if ('problem' in said) problems[field] = said.problem;
    else cells[field] = said.text;
  }
  return { cells, problems };
}
