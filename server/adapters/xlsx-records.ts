import type { Entry } from 'yauzl';
import { NoTable, type SheetRecord, TooMuch } from './csv-records';
import { CellStyles, type DateStyles, writtenDay } from './xlsx-dates';
import { type XmlListener, xmlParts } from './xml-parts';
import { openZip, type ZipFile } from './zip-entries';

const MOST_COLUMNS = 200;
/** As the format has it. */
const MOST_ROWS = 1_048_576;
/** Of a longer text its beginning is kept: any cell is shorter that is taken. */
const LONGEST_TEXT = 2000;
/** What texts that cells share take of the memory at most, in bytes, and what each takes besides its letters. */
const MOST_SHARED = 64 * 1024 * 1024;
const EACH_TAKES = 32;

/** A sheet of a workbook. */
export interface XlsxSheet {
  name: string;
  /** The part that holds it. */
  file: string;
  /** Its place among those that are not hidden, from 0. */
  at: number;
  /** The names of all that are not hidden. */
  among: readonly string[];
}

interface Chosen {
  most: number;
  said: number | null;
  isTable: (rows: string[][]) => boolean;
}

/**
 * The sheet of an XLSX that is to be read: the first whose rows are such a table, else the first with anything in it.
 *
 * @param said the place of the sheet that people chose
 * @param isTable told as many of a sheet's first rows that hold anything
 * @throws NoTable
 */
export async function xlsxSheet(path: string, { most, said, isTable }: Chosen): Promise<XlsxSheet> {
  return opened(path, async (zip) => {
    const sheets = await sheetsOf(zip);
    const [first] = sheets;
    if (!first) throw new NoTable();
    const chosen = sheets[said ?? -1];
    if (chosen || sheets.length === 1) return chosen ?? first;
    const kept = await keptOf(zip);
    let filled: XlsxSheet | undefined;
    for (const sheet of sheets) {
      const rows = await firstRows(zip, { sheet, kept, most });
      if (isTable(rows)) return sheet;
      if (rows.length > 0) filled ??= sheet;
    }
    return filled ?? first;
  });
}

/**
 * The rows of a sheet of an XLSX, the first unless one is said, as its XML comes. A cell is its text: what a formula came to, the digits of a
 * number, the day that a number is shown as; nothing in it is computed.
 *
 * @param onShare told which part of the sheet has been read, from 0 to 1
 * @throws NoTable; TooMuch where its texts alone would fill the memory
 */
export async function* xlsxRecords(
  path: string,
  onShare: (share: number) => void = () => undefined,
  said?: XlsxSheet,
): AsyncGenerator<SheetRecord[]> {
  try {
    const zip = await openZip(path);
    try {
      const [first] = await sheetsOf(zip);
      const sheet = entryOf(zip, (said ?? first)?.file ?? '');
      const kept = await keptOf(zip);
      yield* xmlParts(await zip.read(sheet), new Rows(kept), (bytes) =>
        onShare(bytes / sheet.uncompressedSize),
      );
    } finally {
      zip.close();
    }
  } catch (error) {
    throw failureOf(error);
  }
}

async function opened<T>(path: string, use: (zip: ZipFile) => Promise<T>): Promise<T> {
  try {
    const zip = await openZip(path);
    try {
      return await use(zip);
    } finally {
      zip.close();
    }
  } catch (error) {
    throw failureOf(error);
  }
}

const failureOf = (error: unknown) =>
  isOfDisk(error) || error instanceof TooMuch ? error : new NoTable();

/** Whether a file could not be read; any other failure is of what is in it. */
const isOfDisk = (error: unknown) =>
  error instanceof Error && 'code' in error && /^E[A-Z]/.test(String(error.code));

function entryOf({ entries }: ZipFile, name: string): Entry {
  const entry = entries.get(name);
  if (!entry) throw new NoTable();
  return entry;
}

/** Of a workbook that people made. */
const MOST_SHEETS = 1000;

/** The sheets of a workbook in their order, without those that are hidden: they hold what others choose from. */
async function sheetsOf(zip: ZipFile): Promise<XlsxSheet[]> {
  const all = await elements(zip, 'xl/workbook.xml', 'sheet');
  const seen = all.filter(({ state = 'visible' }) => state === 'visible');
  if (seen.length > MOST_SHEETS) throw new NoTable();
  const relations = await elements(zip, 'xl/_rels/workbook.xml.rels', 'Relationship');
  const targets = new Map(relations.map(({ Id, Target }) => [Id, Target]));
  const found = seen.flatMap((sheet) => {
    const id = Object.entries(sheet).find(([name]) => name.endsWith(':id'))?.[1];
    const target = targets.get(id);
    if (!target) return [];
    const file = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return [{ name: sheet.name ?? '', file }];
  });
  const among = found.map(({ name }) => name);
  return found.map((sheet, at) => ({ ...sheet, at, among }));
}

/** What a workbook keeps for the cells of all its sheets. */
interface Kept {
  /** The texts that they share. */
  shared: readonly string[];
  dates: DateStyles;
}

async function keptOf(zip: ZipFile): Promise<Kept> {
  const styles = zip.entries.get('xl/styles.xml');
  const [properties] = await elements(zip, 'xl/workbook.xml', 'workbookPr');
  return {
    shared: await sharedStrings(zip),
    dates: {
      isDate: styles ? await all(zip, styles, new CellStyles()) : [],
      from1904: ['1', 'true'].includes(properties?.date1904 ?? ''),
    },
  };
}

interface Peek {
  sheet: XlsxSheet;
  kept: Kept;
  most: number;
}

async function firstRows(zip: ZipFile, { sheet, kept, most }: Peek): Promise<string[][]> {
  const found: string[][] = [];
  const stream = await zip.read(entryOf(zip, sheet.file));
  for await (const records of xmlParts(stream, new Rows(kept))) {
    for (const { cells } of records) if (cells.some((cell) => cell !== '')) found.push(cells);
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}

type Attributes = Readonly<Record<string, string>>;

/** The attributes of all elements of a name. */
async function elements(zip: ZipFile, file: string, wanted: string): Promise<Attributes[]> {
  const found: Attributes[] = [];
  const listener: XmlListener<never> = {
    open(name, attributes) {
      if (name === wanted) found.push(attributes);
    },
    text: () => undefined,
    close: () => undefined,
  };
  await all(zip, entryOf(zip, file), listener);
  return found;
}

async function sharedStrings(zip: ZipFile): Promise<string[]> {
  const entry = zip.entries.get('xl/sharedStrings.xml');
  return entry ? all(zip, entry, new SharedTexts()) : [];
}

async function all<Part>(zip: ZipFile, entry: Entry, listener: XmlListener<Part>) {
  const found: Part[] = [];
  for await (const parts of xmlParts(await zip.read(entry), listener)) {
    for (const part of parts) found.push(part);
  }
  return found;
}

/** What is written in the runs of each text; how a word is pronounced is not. */
class SharedTexts implements XmlListener<string> {
  private takes = 0;
  private value = '';
  private isSpoken = false;
  private isTaken = false;

  open(name: string): void {
    if (name === 'si') this.value = '';
    if (name === 'rPh') this.isSpoken = true;
    this.isTaken = name === 't' && !this.isSpoken;
  }

  text(text: string): void {
    if (this.isTaken) this.value = longer(this.value, text);
  }

  close(name: string): string | undefined {
    this.isTaken = false;
    if (name === 'rPh') this.isSpoken = false;
    if (name !== 'si') return undefined;
    this.takes += EACH_TAKES + 2 * this.value.length;
    if (this.takes > MOST_SHARED) throw new TooMuch();
    return withoutEscapes(this.value);
  }
}

/** Signs that XML cannot hold are written by their code (ECMA-376, ST_Xstring): the end of a line is "_x000D_". */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;
const withoutEscapes = (text: string) =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A text with more of it, as far as it is kept. */
const longer = (known: string, more: string): string =>
  known + more.slice(0, LONGEST_TEXT - known.length);

class Rows implements XmlListener<SheetRecord> {
  isOver = false;
  private row = 0;
  private cells: string[] = [];
  private place = 0;
  private type: string | undefined;
  private isDate = false;
  private value = '';
  private isSpoken = false;
  private isTaken = false;

  constructor(private readonly kept: Kept) {}

  open(name: string, attributes: Attributes): void {
    if (name === 'row') {
      const said = Number(attributes.r);
      this.row = said > this.row && said <= MOST_ROWS ? said : this.row + 1;
      if (this.row > MOST_ROWS) throw new TooMuch();
      this.cells = [];
    } else if (name === 'c') {
      this.place = columnOf(attributes.r) ?? this.cells.length;
      this.type = attributes.t;
      this.isDate = this.kept.dates.isDate[Number(attributes.s ?? 0)] ?? false;
      this.value = '';
    } else if (name === 'rPh') this.isSpoken = true;
    const isText = this.type === 'inlineStr';
    this.isTaken = !this.isSpoken && name === (isText ? 't' : 'v');
  }

  text(text: string): void {
    if (this.isTaken) this.value = longer(this.value, text);
  }

  close(name: string): SheetRecord | undefined {
    this.isTaken = false;
    if (name === 'rPh') this.isSpoken = false;
    if (name === 'c') this.put();
    if (name === 'sheetData') this.isOver = true;
    return name === 'row' ? { row: this.row, cells: this.cells, broken: false } : undefined;
  }

  private put(): void {
    const { cells, place } = this;
    if (place >= MOST_COLUMNS) return;
    while (cells.length < place) cells.push('');
    cells[place] = this.written().trim();
  }

  private written(): string {
    const { type, value } = this;
    const { shared, dates } = this.kept;
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'inlineStr' || type === 'str') return withoutEscapes(value);
    const isNumber = type === undefined || type === 'n';
    const day =
      isNumber && this.isDate && value !== '' ? writtenDay(Number(value), dates.from1904) : null;
    if (day) return day;
    return isNumber && /[.eE]/.test(value) ? String(Number(value)) : value;
  }
}

/** The place of a column by its letters, "B7" → 1. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
