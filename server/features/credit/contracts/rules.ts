import { type Evidence, sealOf } from '@server/features/platform';

interface Sealed {
  evidence: Evidence | null;
  sealHash: string | null;
}

/**
 * Whether the seals of a contract's signatures, in their order, still fit the PDF's hash and their
 * evidence; those not given yet are passed over.
 */
export function sealsHold(sha256: string, given: readonly Sealed[]): boolean {
  let previous = sha256;
  for (const { evidence, sealHash } of given) {
    if (evidence === null && sealHash === null) continue;
    if (evidence === null || sealHash !== sealOf(previous, evidence)) return false;
    previous = sealHash;
  }
  return true;
}

/** Whether the signatures of a contract, in their order, were all given over the PDF of a hash. */
export const isSignedAsDrawn = (
  sha256: string,
  all: readonly (Sealed & { signedAt: Date | null })[],
): boolean =>
  sealsHold(sha256, all) &&
  all.every(({ signedAt, evidence }) => signedAt === null || evidence?.sha256 === sha256);
