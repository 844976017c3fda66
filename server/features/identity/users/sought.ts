import { normaliseCurp, readCurp } from '@contract/kernel/fields/curp';
import { normalisePhone } from '@contract/kernel/fields/phone';
import { isRfc, normaliseRfc } from '@contract/kernel/fields/rfc';

/** What staff typed to find a person, as what it is. */
export type Sought = { by: 'curp' | 'rfc' | 'phone' | 'words'; value: string };

/**
 * What somebody looks for by what they typed: a whole CURP, RFC or telephone in any spelling, or else words of a name,
 * an address or staff's own. The first three are kept sealed or exact, so parts of them find nobody.
 */
export function soughtIn(typed: string): Sought {
  const curp = normaliseCurp(typed);
  if (readCurp(curp)) return { by: 'curp', value: curp };
  const rfc = normaliseRfc(typed);
  if (isRfc(rfc)) return { by: 'rfc', value: rfc };
  const phone = normalisePhone(typed);
  return phone ? { by: 'phone', value: phone } : { by: 'words', value: typed };
}
