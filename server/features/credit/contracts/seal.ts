import { createHash } from 'node:crypto';
import type { NipChannel } from '@contract/credit/co-obligors';
import { type linkConsent, type SigningParty, signingConsent } from '@contract/credit/contracts';
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
  party: SigningParty;
}

/**
 * Puts the signature whose turn it is under the exact bytes that were shown; answers its seal.
 * @throws AppError conflict when the bytes are others, or the turn is another's
 */
export async function putSeal(tx: Tx, signing: Signing, toSeal: ToSeal) {
  const { party, contract } = toSeal;
  const { principal, sha256, now } = signing;
  const mine = signatureInTurn(toSeal, sha256);
  const evidence = await evidenceOf(tx, signing, {
    party,
    name: mine.name,
    paper_sha256: paperHash(contract.paper),
  });
  return give(tx, toSeal, mine.signature, { userId: principal.userId, now, evidence });
}

export interface SigningByCode extends Pick<Signing, 'sha256' | 'ip' | 'userAgent' | 'now'> {
  /** The code that was typed back, by where and when it was sent. */
  proved: { channel: NipChannel; sentAt: Date };
  /** The text that was agreed to. */
  consent: Consent;
  /** What else is kept of who signed. */
  evidence: Evidence;
}

type Consent = typeof signingConsent | typeof linkConsent;

/**
 * The same for who has no account, and proved by a code that they are who was asked.
 * @throws AppError conflict when the bytes are others, or the turn is another's
 */
export async function putSealByCode(tx: Tx, signing: SigningByCode, toSeal: ToSeal) {
  const { party, contract } = toSeal;
  const { sha256, proved, ip, userAgent, now } = signing;
  const { signature, name } = signatureInTurn(toSeal, sha256);
  const evidence = {
    ...{ party, name, ...signing.evidence },
    factor: proved.channel,
    factor_sent_at: proved.sentAt.toISOString(),
    factor_confirmed_at: now.toISOString(),
    ...{ ip, user_agent: userAgent, signed_at: now.toISOString() },
    ...{ sha256, paper_sha256: paperHash(contract.paper) },
    ...consentTo(signing.consent),
  };
  return give(tx, toSeal, signature, { userId: signature.userId, now, evidence });
}

function signatureInTurn({ contract, all, party }: ToSeal, sha256: string) {
  if (sha256 !== contract.sha256) throw conflict(t(creditWords.contracts.sign.changed));
  const mine = all.find(({ signature }) => signature.party === party);
  const next = all.find(({ signature }) => !signature.signedAt);
  if (!mine || next?.signature.party !== party) {
    throw conflict(t(creditWords.contracts.sign.notYourTurn));
  }
  return mine;
}

async function give(
  tx: Tx,
  { contract, all }: ToSeal,
  signature: ToSeal['all'][number]['signature'],
  { userId, now, evidence }: { userId: string; now: Date; evidence: Evidence },
): Promise<string> {
  const previous = all.findLast((each) => each.signature.sealHash)?.signature.sealHash;
  const sealHash = sealOf(previous ?? contract.sha256, evidence);
  await signAndSeal(tx, signature, { userId, signedAt: now, evidence, sealHash });
  return sealHash;
}

const consentTo = (text: Consent) => ({
  consent: t(text),
  consent_sha256: createHash('sha256').update(t(text)).digest('hex'),
});

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
    ...consentTo(signingConsent),
  };
}
