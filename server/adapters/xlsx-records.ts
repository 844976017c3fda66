import { NoTable, type SheetRecord } from './csv-records';
import { openEntry, type ZipEntry, zipEntries } from './zip-entries';

const LONGEST_ROW = 1_000_000;
const MOST_COLUMNS = 200;

/**
 * The rows of the first sheet of an XLSX as its XML comes. A cell is its text: what a formula came to, the digits of a
 * number; nothing in it is computed.
 *
 * @param onShare told which part of the sheet has been read, from 0 to 1
 * @throws NoTable
 */
export async function* xlsxRecords(
  path: string,
  onShare: (share: number) => void = () => undefined,
): AsyncGenerator<SheetRecord[]> {
  const entries = await zipEntries(path);
  const sheet = entries.get(await firstSheet(path, entries));
  if (!sheet) throw new NoTable();
  const shared = await sharedStrings(path, entries.get('xl/sharedStrings.xml'));
  let row = 0;
  for await (const elements of elementsOf(path, sheet, 'row', onShare)) {
    const records: SheetRecord[] = [];
    for (const [attributes, inside] of elements) {
      row = Number(attribute(attributes, 'r') ?? row + 1);
      records.push({ row, cells: cellsOf(inside, shared), broken: false });
    }
    yield records;
  }
}

async function firstSheet(path: string, entries: Map<string, ZipEntry>): Promise<string> {
  const book = await wholeText(path, entries.get('xl/workbook.xml'));
  const relations = await wholeText(path, entries.get('xl/_rels/workbook.xml.rels'));
  const id = /<(?:\w+:)?sheet\b[^>]*\br:id="([^"]*)"/.exec(book)?.[1];
  const relation = [...relations.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].find(
    ([tag]) => attribute(tag, 'Id') === id,
  );
  const target = relation && attribute(relation[0], 'Target');
  if (!target) throw new NoTable();
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function wholeText(path: string, entry: ZipEntry | undefined): Promise<string> {
  if (!entry) throw new NoTable();
  const parts: Buffer[] = [];
  for await (const chunk of await openEntry(path, entry)) parts.push(chunk);
  return Buffer.concat(parts).toString('utf8');
}

async function sharedStrings(path: string, entry: ZipEntry | undefined): Promise<string[]> {
  const found: string[] = [];
  if (!entry) return found;
  for await (const elements of elementsOf(path, entry, 'si')) {
    for (const [, inside] of elements) found.push(textIn(inside));
  }
  return found;
}

/** The elements of a name as they come: attributes and what is inside. */
async function* elementsOf(
  path: string,
  entry: ZipEntry,
  name: string,
  onShare: (share: number) => void = () => undefined,
): AsyncGenerator<[attributes: string, inside: string][]> {
  const decoder = new TextDecoder('utf-8');
  const element = new RegExp(
    `<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`,
    'g',
  );
  let text = '';
  let read = 0;
  for await (const chunk of await openEntry(path, entry)) {
    read += chunk.length;
    onShare(read / entry.size);
    text += decoder.decode(chunk, { stream: true });
    const found: [string, string][] = [];
    let end = 0;
    for (const match of text.matchAll(element)) {
      found.push([match[1] ?? '', match[2] ?? '']);
      end = match.index + match[0].length;
    }
    text = text.slice(end);
    if (text.length > LONGEST_ROW) throw new NoTable();
    yield found;
  }
}

const CELL = /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', inside = ''] of row.matchAll(CELL)) {
    const place = columnOf(attribute(attributes, 'r')) ?? cells.length;
    if (place >= MOST_COLUMNS) break;
    while (cells.length < place) cells.push('');
    cells[place] = textOfCell(attribute(attributes, 't'), inside, shared).trim();
  }
  return cells;
}

function textOfCell(type: string | undefined, inside: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return textIn(inside);
  const value = unescaped(/<(?:\w+:)?v\b[^>]*>([^<]*)</.exec(inside)?.[1] ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  const isWritten = type === undefined || type === 'n';
  return isWritten && /[.eE]/.test(value) ? String(Number(value)) : value;
}

/** The place of a column by its letters, "B7" → 1. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** All that is written in the runs of a text; how a word is pronounced is not. */
const textIn = (xml: string) =>
  [
    ...xml
      .replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '')
      .matchAll(/<(?:\w+:)?t\b[^>]*>([^<]*)</g),
  ]
    .map(([, text = '']) => unescaped(text))
    .join('');

const attribute = (tag: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const unescaped = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
