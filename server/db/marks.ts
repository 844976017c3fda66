import { normaliseCurp } from '@contract/kernel/fields/curp';
import { normaliseRfc } from '@contract/kernel/fields/rfc';
import type { Vault } from './vault';

/** By which an RFC is found again without being readable. */
export const rfcMark = (vault: Vault, rfc: string) => vault.mark(normaliseRfc(rfc), 'rfc');

/** The same of a CURP. */
export const curpMark = (vault: Vault, curp: string) => vault.mark(normaliseCurp(curp), 'curp');
