import type * as z from 'zod';
import { mexicanStateNamed } from '../kernel/fields/mexican-state';
import { folded } from '../kernel/folded';
import type { postalCodes } from './postal-codes';

type Known = Pick<z.infer<typeof postalCodes.show.response>, 'state' | 'municipalities'>;

const foldedState = (state: string) => folded(mexicanStateNamed(state) ?? state.trim());
const foldedName = (name: string) => folded(name.trim());

/**
 * Where a postal code is by the catalogue ("Guadalajara, Jalisco"), when what was typed is another place. What is not
 * typed contradicts nothing, nor does a code that the catalogue lacks.
 */
export function contradictedPlace(
  { state, municipalities }: Known,
  typed: { state: unknown; municipality: unknown },
): string | null {
  if (state === null || municipalities.length === 0) return null;
  const isOf = (value: unknown, agrees: (written: string) => boolean) =>
    typeof value !== 'string' || value.trim() === '' || agrees(value);
  const agrees =
    isOf(typed.state, (written) => foldedState(written) === foldedState(state)) &&
    isOf(typed.municipality, (written) =>
      municipalities.some((name) => foldedName(name) === foldedName(written)),
    );
  return agrees ? null : municipalities.map((name) => `${name}, ${state}`).join(' / ');
}
