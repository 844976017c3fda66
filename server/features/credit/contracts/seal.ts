import { createHash } from 'node:crypto';
import { signingConsent } from '@contract/credit/contracts';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { sessionEvidence } from '@server/features/identity';
import { type Evidence, sealOf } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import type { Principal, Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { type Contract, paperHash } from './sealed';
import { type assertSignaturesSealed, signAndSeal } from './sealed-signatures';

export interface Signing {
  scope: Scope;
  principal: Principal;
  contractId: string;
  /** Hash of the PDF that the signer was shown. */
  sha256: string;
  ip: string;
  userAgent: string;
  config: Config;
  now: Date;
}

interface ToSeal {
  contract: Pick<Contract, 'sha256' | 'paper'>;
  /** All of the contract's signatures, in the order in which they are given. */
  all: Awaited<ReturnType<typeof assertSignaturesSealed>>;
  party: string;
}

/**
 * Puts the signature whose turn it is under the exact bytes that were shown; answers its seal.
 * @throws AppError conflict when the bytes are others, or the turn is another's
 */
export async function putSeal(tx: Tx, signing: Signing, { contract, all, party }: ToSeal) {
  if (signing.sha256 !== contract.sha256) {
    throw conflict(t(creditWords.contracts.sign.changed));
  }
  const mine = all.find(({ signature }) => signature.party === party);
  const next = all.find(({ signature }) => !signature.signedAt);
  if (!mine || next?.signature.party !== party) {
    throw conflict(t(creditWords.contracts.sign.notYourTurn));
  }
  const evidence = await evidenceOf(tx, signing, {
    party,
    name: mine.name,
    paper_sha256: paperHash(contract.paper),
  });
  const previous = all.findLast(({ signature }) => signature.sealHash)?.signature.sealHash;
  const sealHash = sealOf(previous ?? contract.sha256, evidence);
  const { principal, now } = signing;
  const signed = { userId: principal.userId, signedAt: now, evidence, sealHash };
  await signAndSeal(tx, mine.signature, signed);
  return sealHash;
}

async function evidenceOf(
  tx: Tx,
  { principal, sha256, ip, userAgent, now }: Signing,
  signer: { party: string; name: string; paper_sha256: string | null },
): Promise<Evidence> {
  return {
    ...signer,
    ...(await sessionEvidence(tx, principal, { ip, userAgent })),
    signed_at: now.toISOString(),
    sha256,
    consent: t(signingConsent),
    consent_sha256: createHash('sha256').update(t(signingConsent)).digest('hex'),
  };
}
