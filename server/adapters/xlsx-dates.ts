import type { XmlListener } from './xml-parts';

/** How a workbook says that a number is a day. */
export interface DateStyles {
  /** Of each style of cells, by its place, whether it shows days. */
  isDate: readonly boolean[];
  /** Counts days from 1904 on, as workbooks of old Macintoshes do. */
  from1904: boolean;
}

const DAY_MS = 86_400_000;
/** The day before the first, past the 29 February of 1900 that there was only in spreadsheets. */
const ZERO_1900 = Date.UTC(1899, 11, 30);
const ZERO_1904 = Date.UTC(1904, 0, 1);
const FIRST_TRUE = 61;
/** 31 December 9999, the last day that spreadsheets know. */
const LAST = 2_958_465;

/**
 * The day that a number stands for, as it is written in Mexico, "01/12/2025"; null of one that is no day. The hour, when
 * it has one, is left out.
 */
export function writtenDay(serial: number, from1904: boolean): string | null {
  const day = Math.floor(serial);
  if (!(day >= (from1904 ? 0 : 1) && day <= LAST)) return null;
  const late = from1904 || day >= FIRST_TRUE ? 0 : 1;
  const date = new Date((from1904 ? ZERO_1904 : ZERO_1900) + (day + late) * DAY_MS);
  const [iso = ''] = date.toISOString().split('T');
  return iso.split('-').toReversed().join('/');
}

/** The formats that need no code: days, and days with an hour, of any language. */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Whether a format shows a day: what of its code is no text, colour or condition names years or days. */
const showsDay = (code: string) => /[dy]/i.test(code.replace(/"[^"]*"|\\.|[_*].|\[[^[\]]*\]/g, ''));

/** Of each style that cells may have, in their order, whether it shows days. */
export class CellStyles implements XmlListener<boolean> {
  private readonly codes = new Map<string, string>();
  private isOfCells = false;
  private found: boolean | undefined;

  open(name: string, { numFmtId = '0', formatCode = '' }: Readonly<Record<string, string>>): void {
    if (name === 'numFmt') this.codes.set(numFmtId, formatCode);
    if (name === 'cellXfs') this.isOfCells = true;
    if (name !== 'xf' || !this.isOfCells) return;
    const code = this.codes.get(numFmtId);
    this.found = code === undefined ? isKnownDate(Number(numFmtId)) : showsDay(code);
  }

  text(): void {}

  close(name: string): boolean | undefined {
    if (name === 'cellXfs') this.isOfCells = false;
    if (name !== 'xf') return undefined;
    const { found } = this;
    this.found = undefined;
    return found;
  }
}
