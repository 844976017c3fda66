import type { CatalogZone } from '@contract/program/zones';
import { matchesOption } from '@portal/ui/form/inputs/options';

/** Whether a zone has what was typed in its name, its region or a municipality; of these the state only after a comma. */
export function isFound({ id, name, region, municipalities }: CatalogZone, typed: string) {
  const places = typed.includes(',')
    ? municipalities
    : municipalities.map((full) => full.slice(0, full.lastIndexOf(', ')));
  return [`${region} ${name}`, ...places].some((label) =>
    matchesOption(typed, { value: id, label }),
  );
}
