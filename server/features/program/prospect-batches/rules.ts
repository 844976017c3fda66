import { mexicanStateNamed } from '@contract/kernel/fields/mexican-state';
import { withZero } from '@contract/kernel/fields/postal-code';
import { programWords } from '@contract/locales/es-MX/program/server';
import { type BatchField, cellRules, optionalFields } from '@contract/program/prospect-cells';
import { armed, asOneLine, errorIn } from '@server/adapters/sheet-cells';
import { searchText } from '@server/db/search-text';
import { t } from '@server/i18n';
import { zoneAt } from '../programs/rules';

/** The zones that rows may be put in. */
export interface ZoneFinder {
  /** By name as `searchText` writes it. */
  byName: ReadonlyMap<string, string>;
  /** By the postal codes that they cover. */
  byCode: ReadonlyMap<string, string>;
  /** By the municipalities that they cover, "guadalajara, jalisco". */
  byPlace: ReadonlyMap<string, readonly string[]>;
}

export type Cells = Record<BatchField, string>;

export interface ReadCells {
  /** As they are kept, or as they were written where they cannot be. */
  cells: Cells;
  zoneId: string | null;
  searchText: string;
  problems: Record<string, string> | null;
}

/** Reads the cells of a row by the rules of the form, and tells what cannot stay so. */
export function readCells(given: Partial<Cells>, zones: ZoneFinder): ReadCells {
  const problems: Record<string, string> = {};
  const checked = (field: keyof typeof cellRules): string => {
    const written = asOneLine(armed(given[field] ?? ''));
    const typed = field === 'postal_code' ? withZero(written) : written;
    const { value, problem } = check(field, typed);
    if (problem) problems[field] = problem;
    return value;
  };
  const cells: Cells = {
    business_name: checked('business_name'),
    contact_name: checked('contact_name'),
    phone: checked('phone'),
    email: checked('email'),
    municipality: checked('municipality'),
    state: checked('state'),
    zone: asOneLine(given.zone ?? '').slice(0, 120),
    rfc: checked('rfc'),
    postal_code: checked('postal_code'),
  };
  const zoneId = zoneOf(cells, zones);
  if (!zoneId) {
    const { unknownZone, noOneZone } = programWords.prospects.rules;
    problems.zone = errorIn(cells.zone) ?? (cells.zone === '' ? t(noOneZone) : t(unknownZone));
  }
  return {
    cells,
    zoneId,
    searchText: searchText(
      cells.business_name,
      cells.contact_name,
      cells.municipality,
      cells.phone,
      cells.state,
      cells.email,
      cells.rfc,
      cells.postal_code,
    ),
    problems: Object.keys(problems).length > 0 ? problems : null,
  };
}

/** The zone that is named; where none is, the one of its place. */
function zoneOf(cells: Cells, { byName, byCode, byPlace }: ZoneFinder): string | null {
  if (cells.zone !== '') return byName.get(searchText(cells.zone)) ?? null;
  return zoneAt({
    ofCode: byCode.get(cells.postal_code),
    ofMunicipality: byPlace.get(placeKey(cells.municipality, cells.state)),
  });
}

export const placeKey = (municipality: string, state: string): string =>
  // The catalogue of postal codes has states by their longest names.
  `${searchText(municipality)}, ${searchText(mexicanStateNamed(state) ?? state)}`;

interface Checked {
  value: string;
  problem: string | null;
}

/** Of a few hundred places a file has a hundred thousand rows. */
const seen = new Map<string, Checked>();
const MOST_SEEN = 5000;

function check(field: keyof typeof cellRules, typed: string): Checked {
  if (field !== 'municipality' && field !== 'state') return checkAnew(field, typed);
  const key = `${field} ${typed}`;
  const before = seen.get(key);
  if (before) return before;
  if (seen.size >= MOST_SEEN) seen.clear();
  const checked = checkAnew(field, typed);
  seen.set(key, checked);
  return checked;
}

function checkAnew(field: keyof typeof cellRules, typed: string): Checked {
  if (typed === '' && optionalFields.includes(field)) return { value: '', problem: null };
  const error = errorIn(typed);
  if (error) return { value: typed, problem: error };
  const read = cellRules[field].safeParse(typed);
  if (read.success) return { value: read.data, problem: null };
  return { value: typed, problem: read.error.issues[0]?.message ?? '' };
}
