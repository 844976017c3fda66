import { stateOfPostalCode } from '@contract/kernel/fields/postal-code';

export interface Place {
  postalCode: string;
  neighbourhood: string;
  municipality: string;
  state: string;
}

/** A state as the portal names it; the postal service names some at length. */
function shortName(state: string, postalCode: string): string {
  const known = stateOfPostalCode(postalCode);
  return known && state.startsWith(known) ? known : state;
}

const columns = {
  postalCode: 'd_codigo',
  neighbourhood: 'd_asenta',
  municipality: 'D_mnpio',
  state: 'd_estado',
};

/**
 * The places of the postal service's text file (CPdescarga.txt): a notice, the names of its columns, then a line
 * for each settlement, its fields parted by bars. Null of a file without those columns or without places.
 */
export function placesIn(text: string): Place[] | null {
  const lines = text.split(/\r?\n/);
  const heading = lines.findIndex((line) => line.startsWith(columns.postalCode));
  const names = lines[heading]?.split('|') ?? [];
  const at = (name: string) => names.indexOf(name);
  if (Object.values(columns).some((name) => at(name) < 0)) return null;
  const places = lines.slice(heading + 1).flatMap((line) => {
    const fields = line.split('|').map((field) => field.trim());
    const postalCode = fields[at(columns.postalCode)] ?? '';
    const place = {
      postalCode,
      neighbourhood: fields[at(columns.neighbourhood)] ?? '',
      municipality: fields[at(columns.municipality)] ?? '',
      state: shortName(fields[at(columns.state)] ?? '', postalCode),
    };
    return /^\d{5}$/.test(postalCode) && place.neighbourhood ? [place] : [];
  });
  return places.length > 0 ? places : null;
}
