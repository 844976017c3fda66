import type { TemplatePlace } from '@contract/platform/templates';

interface Kinds<Place extends string> {
  needed: readonly Place[];
  drawn?: readonly Place[];
}

/** The places of a contract as staff have them: by their Spanish names, with what stands in them in the example. */
export function namedPlaces<Place extends string>(
  names: Readonly<Record<Place, string>>,
  examples: Readonly<Record<Place, string>>,
  { needed, drawn = [] }: Kinds<Place>,
): TemplatePlace[] {
  const [required, drawnNames] = [needed, drawn].map((places) => places.map((each) => names[each]));
  return [...valuesByName(names, examples)].map(([name, example]) => ({
    name,
    example,
    required: required?.includes(name) ?? false,
    is_drawn: drawnNames?.includes(name) ?? false,
  }));
}

/** What stands in each place, by its Spanish name. */
export const valuesByName = <Place extends string>(
  names: Readonly<Record<Place, string>>,
  values: Readonly<Record<Place, string>>,
): ReadonlyMap<string, string> => {
  const byPlace: Readonly<Record<string, string>> = values;
  return new Map(
    Object.entries<string>(names).map(([place, name]) => [name, byPlace[place] ?? '']),
  );
};

/** The catalogue's own words, in which places stand between single braces, as staff write them. */
export const inDoubleBraces = (text: string): string => text.replace(/\{(\w+)\}/g, '{{$1}}');
