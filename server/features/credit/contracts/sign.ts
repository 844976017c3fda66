import { createHash } from 'node:crypto';
import { signingConsent } from '@contract/credit/contracts';
import { signingPartyName } from '@contract/locales/es-MX/credit/contracts';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { contracts, signatures } from '@server/db/schema/credit';
import { sessionEvidence } from '@server/features/identity';
import { announce, type Evidence, events, sealOf } from '@server/features/platform';
import { AppError, conflict, notFound } from '@server/http/errors';
import type { Principal, Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { assertConditionsMet } from '../committee/conditions';
import { assertAllowed } from '../life-cycle/allowed';
import { lockProject } from '../projects/project';
import { addProjectEvent } from '../projects/timeline';
import { startInstalling } from '../stages/start';
import { partyOf, signaturesOf } from './describe';
import { findContract } from './repository';

interface Signing {
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

/**
 * Puts a signature under the exact bytes that were shown, in the order applicant → supplier. Signing
 * again changes nothing. Answers the seal, null when it was there already.
 */
export async function signContract(tx: Tx, signing: Signing): Promise<string | null> {
  const { scope, principal, config, now } = signing;
  const found = await findContract(tx, scope, signing.contractId);
  if (!found) throw notFound();
  const party = partyOf(principal);
  if (!party) throw new AppError('forbidden', t(serverWords.shared.forbidden));
  const row = await lockProject(tx, scope, found.contract.projectId);
  const { contract } = found;
  const all = await signaturesOf(tx, [contract.id]);
  const mine = all.find(({ signature }) => signature.party === party);
  if (mine?.signature.signedAt) return null;
  assertAllowed(principal.role, row.project.status, 'sign');
  await assertConditionsMet(tx, row.project.id, principal.role);
  if (signing.sha256 !== contract.sha256) {
    throw conflict(t(creditWords.contracts.sign.changed));
  }
  const next = all.find(({ signature }) => !signature.signedAt);
  if (!mine || next?.signature.party !== party) {
    throw conflict(t(creditWords.contracts.sign.notYourTurn));
  }
  const evidence = await evidenceOf(tx, signing, { party, name: mine.name });
  const previous = all.findLast(({ signature }) => signature.sealHash)?.signature.sealHash;
  const sealHash = sealOf(previous ?? contract.sha256, evidence);
  await tx
    .update(signatures)
    .set({ userId: principal.userId, signedAt: now, evidence, sealHash })
    .where(eq(signatures.id, mine.signature.id));
  await addProjectEvent(tx, {
    projectId: row.project.id,
    title: t(creditWords.contracts.sign.signed, { name: t(signingPartyName[party]).toLowerCase() }),
    desc: contract.title,
    color: 'success',
    icon: 'signature',
    userId: principal.userId,
    now,
  });
  if (all.filter(({ signature }) => !signature.signedAt).length > 1) {
    const { id: projectId, folio } = row.project;
    await announce(tx, config, row.supplierUserId, events.turnToSign, {
      projectId,
      folio,
      contractId: contract.id,
    });
  } else {
    await tx
      .update(contracts)
      .set({ status: 'signed', completedAt: now })
      .where(eq(contracts.id, contract.id));
    await startInstalling(tx, row, { actor: principal.userId, config, now });
  }
  return sealHash;
}

async function evidenceOf(
  tx: Tx,
  { principal, sha256, ip, userAgent, now }: Signing,
  signer: { party: string; name: string },
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
