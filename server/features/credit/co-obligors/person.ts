import type { acceptance } from '@contract/credit/co-obligor-tasks';
import type { coObligorPerson } from '@contract/credit/co-obligors';
import { ADULT, completedYears } from '@contract/kernel/fields/age';
import { readCurp } from '@contract/kernel/fields/curp';
import { formatDay } from '@contract/kernel/fields/day';
import { GENERIC_RFCS } from '@contract/kernel/fields/rfc';
import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import type { Vault } from '@server/db/vault';
import { t } from '@server/i18n';
import type * as z from 'zod';

export type CoObligorPerson = z.output<typeof coObligorPerson>;

const place = (coObligorId: string) => `co_obligors.person:${coObligorId}`;

export const sealPerson = (vault: Vault, id: string, person: CoObligorPerson): string =>
  vault.seal(JSON.stringify(person), place(id));

/** What a co-obligor declared; null before they accepted. */
export function openPerson(
  vault: Vault,
  { id, person }: { id: string; person: string | null },
): CoObligorPerson | null {
  return person && JSON.parse(vault.open(person, place(id)));
}

/** A person as they accepted. */
export function personOf(body: z.output<typeof acceptance>): CoObligorPerson {
  const { full_name, birth_day, curp, rfc, phone, accepted, ...address } = body;
  return { full_name, birth_day, curp, rfc, phone, address };
}

/** Why a co-obligor cannot be so, in Spanish by field. */
export function personProblems(person: CoObligorPerson, now: Date): Record<string, string> {
  const age = completedYears(person.birth_day, now);
  const bornOn = readCurp(person.curp)?.bornOn;
  // The bureau is asked about a person, and those are nobody's.
  if (GENERIC_RFCS.includes(person.rfc)) return { rfc: t(coObligorWords.genericRfc) };
  if (age !== null && age < ADULT) return { birth_day: t(coObligorWords.adult) };
  return bornOn && bornOn !== person.birth_day
    ? { birth_day: t(coObligorWords.notOfCurp, { day: formatDay(bornOn) }) }
    : {};
}

export function addressLine({ address }: CoObligorPerson): string {
  const { street, exterior_number, interior_number, neighbourhood, ...rest } = address;
  const place = [street, exterior_number, interior_number].filter(Boolean).join(' ');
  return [place, neighbourhood, rest.postal_code, rest.municipality, rest.state].join(', ');
}
