import type { NamedParty } from '@contract/credit/contract-signers';
import type { LinkParty } from '@contract/credit/contracts';
import { contractSignerWords as words } from '@contract/locales/es-MX/credit/contract-signers-server';
import type { Db, Tx } from '@server/db/connection';
import { contractSigners } from '@server/db/schema/credit-contract-signers';
import { conflict } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { contractOfProject, signaturesOf } from '../contracts/describe';
import { lockProject } from '../projects/project';
import { linksOf } from './links';
import { signerOf } from './signers';

/** The contract in force of a project with its signatures; undefined before there is one. */
export async function contractToSign(db: Db | Tx, projectId: string) {
  const found = await contractOfProject(db, projectId);
  if (!found) return undefined;
  const all = await signaturesOf(db, [found.contract.id]);
  return { ...found, signatures: all.map(({ signature }) => signature) };
}

/**
 * A party's signature that is to be given by a link, with all that was sent of it; its project is locked.
 * @throws AppError conflict when the contract has none of theirs
 */
export async function lockSignature(tx: Tx, scope: Scope, projectId: string, party: LinkParty) {
  const row = await lockProject(tx, scope, projectId);
  const contract = await contractToSign(tx, projectId);
  const signature = contract?.signatures.find((each) => each.party === party);
  if (!contract || !signature) throw conflict(t(words.notTheirTurn));
  return {
    row,
    signature,
    isToSign: contract.contract.status === 'pending' && row.project.status === 'to_sign',
    isTheirs: contract.signatures.find(({ signedAt }) => !signedAt)?.id === signature.id,
    signer: await signerOf(tx, signature),
    links: await linksOf(tx, [signature.id]),
  };
}

interface Named {
  projectId: string;
  party: NamedParty;
  fullName: string;
  email: string;
  phone: string;
  namedBy: string;
  createdAt: Date;
}

/** Keeps who is named to sign; answers their id. */
export async function keepSigner(tx: Tx, named: Named): Promise<string> {
  const [row] = await tx.insert(contractSigners).values(named).returning();
  if (!row) throw new Error('the signer was not kept');
  return row.id;
}

export const withdrawSigner = (tx: Tx, id: string, now: Date) =>
  tx.update(contractSigners).set({ withdrawnAt: now }).where(eq(contractSigners.id, id));

export const correctSigner = (tx: Tx, id: string, contact: { email: string; phone: string }) =>
  tx.update(contractSigners).set(contact).where(eq(contractSigners.id, id));
