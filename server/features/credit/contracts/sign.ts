import {
  type LinkParty,
  type SigningParty,
  signingOrder,
  signsByLink,
} from '@contract/credit/contracts';
import { signingPartyName } from '@contract/locales/es-MX/credit/contracts';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { announce, changedForStaff, events } from '@server/features/platform';
import { AppError } from '@server/http/errors';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { sendAgreement } from '../co-obligors/agreement-links';
import { assertConditionsMet } from '../committee/conditions';
import { askToSign } from '../contract-signers/links';
import { assertAllowed, notAvailable } from '../life-cycle/allowed';
import { assertTermsSealed, sealedTerms } from '../loans/sealed-terms';
import { lockProject, type ProjectRow } from '../projects/project';
import { addProjectEvent } from '../projects/timeline';
import { assertHolds, enact, holdProposal } from '../restructures/enact';
import { startInstalling } from '../stages/start';
import { complete } from './complete';
import { partyOf } from './describe';
import { readContract } from './repository';
import { putSeal, putSealByCode, type Signing, type SigningByCode } from './seal';
import type { Contract } from './sealed';
import { assertSignaturesSealed } from './sealed-signatures';

type Party = NonNullable<ReturnType<typeof partyOf>>;

/**
 * Puts a signature under the exact bytes that were shown, in the order applicant → who signs by a link → supplier. Signing
 * again changes nothing. Answers the seal, null when it was there already.
 * @throws AppError conflict, also when the terms, the contract or its signatures are not as they were sealed
 */
export async function signContract(tx: Tx, signing: Signing): Promise<string | null> {
  const { scope, principal } = signing;
  const contract = await readContract(tx, scope, signing.contractId);
  const party = partyOf(principal);
  if (!party) throw new AppError('forbidden', t(serverWords.shared.forbidden));
  return contract.kind === 'restructure'
    ? signAgreement(tx, signing, contract, party)
    : signCredit(tx, signing, contract, party);
}

async function signCredit(tx: Tx, signing: Signing, contract: Contract, party: Party) {
  const { scope, principal, config, now } = signing;
  const row = await lockProject(tx, scope, contract.projectId);
  const all = await assertSignaturesSealed(tx, contract.id);
  if (isSigned(all, party)) return null;
  assertAllowed(principal.role, row.project.status, 'sign');
  await assertConditionsMet(tx, row.project.id, principal.role);
  // Once they have signed, delivery alone can still go by other terms, and looks at them again.
  if (party !== 'supplier') await assertAsAccepted(tx, row.project.id);
  const sealHash = await putSeal(tx, signing, { contract, all, party });
  await goOn(tx, { row, contract, all, party, userId: principal.userId, config, now });
  return sealHash;
}

interface ByCode extends SigningByCode {
  /** The project, locked. */
  row: ProjectRow;
  contract: Contract;
  party: LinkParty;
  config: Config;
}

/**
 * Puts the signature of who has no account under a credit's contract; answers its seal.
 * @throws AppError conflict as `signContract`, also when it is not theirs to sign now
 */
export async function signCreditByCode(tx: Tx, signing: ByCode): Promise<string> {
  const { row, contract, party, config, now } = signing;
  const { id, status } = row.project;
  if (status !== 'to_sign' || contract.status !== 'pending') throw notAvailable(status);
  const all = await assertSignaturesSealed(tx, contract.id);
  // As an installer is told, who does not learn which they are.
  await assertConditionsMet(tx, id, 'supplier');
  await assertAsAccepted(tx, id);
  const sealHash = await putSealByCode(tx, signing, { contract, all, party });
  await goOn(tx, { row, contract, all, party, userId: null, config, now });
  return sealHash;
}

interface GivenSignature {
  row: ProjectRow;
  contract: Contract;
  /** As they were before this one. */
  all: Signatures;
  party: SigningParty;
  /** The account of who signed, if they have one. */
  userId: string | null;
  config: Config;
  now: Date;
}

/** What follows a signature: the turn of the next party, or the installation once everybody has signed whom its sealed words name. */
async function goOn(tx: Tx, { row, contract, all, party, userId, config, now }: GivenSignature) {
  const { id: projectId, folio } = row.project;
  await addProjectEvent(tx, {
    projectId,
    title: t(creditWords.contracts.sign.signed, { name: t(signingPartyName[party]).toLowerCase() }),
    desc: contract.title,
    color: 'success',
    icon: 'signature',
    userId,
    now,
  });
  const parties = contract.paper?.parties ?? signingOrder;
  if (parties.every((each) => each === party || isSigned(all, each))) {
    await complete(tx, contract, now);
    return startInstalling(tx, row, { actor: userId ?? row.applicantUserId, config, now });
  }
  const next = all.find(({ signature }) => !signature.signedAt && signature.party !== party);
  if (next && signsByLink(next.signature.party)) {
    return askToSign(tx, next.signature, { kind: 'turn', config, now });
  }
  const facts = { projectId, folio, contractId: contract.id };
  return announce(tx, config, row.supplierUserId, events.turnToSign, facts);
}

/** @throws AppError conflict when the terms are not those that were sealed as they were accepted */
async function assertAsAccepted(tx: Tx, projectId: string) {
  const [found] = await tx
    .select({ loan: loans, sealed: sealedTerms })
    .from(loans)
    .where(eq(loans.projectId, projectId));
  if (!found) throw new Error('a contract has a loan');
  assertTermsSealed(found.loan, found.sealed);
}

/**
 * An agreement that changes a late credit. It takes effect when its applicant signs it or, where somebody answers for
 * the credit with them, when that co-obligor does, who is asked to then.
 */
async function signAgreement(tx: Tx, signing: Signing, contract: Contract, party: Party) {
  const { principal, config, now } = signing;
  const proposal = await holdProposal(tx, contract.id);
  const all = await assertSignaturesSealed(tx, contract.id);
  if (isSigned(all, party)) return null;
  const by = { by: principal.userId, config, now };
  const isLast = all.every(({ signature }) => signature.party === party || signature.signedAt);
  if (isLast) await enact(tx, proposal, by);
  else await assertHolds(tx, proposal, by);
  const sealHash = await putSeal(tx, signing, { contract, all, party });
  if (isLast) {
    await complete(tx, contract, now);
  } else {
    await sendAgreement(tx, contract.id, { config, now });
    await changedForStaff(tx, 'restructures');
  }
  return sealHash;
}

type Signatures = Awaited<ReturnType<typeof assertSignaturesSealed>>;

const isSigned = (all: Signatures, party: SigningParty) =>
  all.some(({ signature }) => signature.party === party && signature.signedAt !== null);
