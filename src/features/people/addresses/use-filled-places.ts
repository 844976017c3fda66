import { isDigits } from '@contract/kernel/fields/digits';
import { cleanIdentifier } from '@contract/kernel/fields/pasted';
import type { postalCodes } from '@contract/people/postal-codes';
import type { Answer } from '@portal/api/call';
import { useEffect, useRef, useState } from 'react';

const places = ['state', 'municipality', 'neighbourhood'] as const;
export type Place = (typeof places)[number];

/** The postal code that was typed; an empty text while it is none. */
export function codeIn(typed: unknown): string {
  const digits = typeof typed === 'string' ? cleanIdentifier(typed).replaceAll(' ', '') : '';
  return isDigits(digits, 5) ? digits : '';
}

interface FilledPlacesProps {
  postalCode: string;
  /** The code that the form began with, whose fields stay as they are. */
  begun: string;
  /** What the catalogue knows of `postalCode`, once it answered. */
  known: Answer<typeof postalCodes.show> | undefined;
  /** What stands in a field. */
  stands: (place: Place) => unknown;
  fill: (values: Readonly<Record<string, string>>) => void;
}

/** Fills in where a postal code is, when it is another one than the form began with. */
export function useFilledPlaces({ postalCode, begun, known, stands, fill }: FilledPlacesProps) {
  const [start, setStart] = useState(begun);
  const [filled, setFilled] = useState(begun);
  if (begun !== start) {
    setStart(begun);
    setFilled(begun);
  }
  // Where the code before was. What is typed from then on is of the new one.
  const left = useRef<ReadonlyMap<Place, unknown>>(undefined);
  useEffect(() => {
    if (postalCode === filled) left.current = undefined;
    else if (filled) left.current ??= new Map(places.map((place) => [place, stands(place)]));
  }, [postalCode, filled, stands]);
  useEffect(() => {
    if (!known || postalCode === filled) return;
    setFilled(postalCode);
    // A choice of one is none.
    const [only, ...more] = known.neighbourhoods;
    const { state, municipality } = known;
    const found = { state, municipality, neighbourhood: more.length === 0 ? only : undefined };
    const changed = places.flatMap((place) => {
      const before = stands(place);
      // Of what the catalogue does not know, nothing stays of another place.
      const value = found[place] || (left.current?.get(place) === before ? '' : undefined);
      return value === undefined || value === before ? [] : [[place, value] as const];
    });
    if (changed.length > 0) fill(Object.fromEntries(changed));
  }, [known, postalCode, filled, stands, fill]);
}
