import {
  type ContractSigner,
  mayNameSigners,
  namedParties,
} from '@contract/credit/contract-signers';
import type { Db } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { oneTimeLife } from '@server/features/identity';
import type { ProjectRow } from '../projects/project';
import { linksOf } from './links';
import { contractToSign } from './repository';
import { isToSign, MOST_LINKS, remindableFrom, signerState } from './rules';
import { phoneOf, type Signer, signerOf, signersOf } from './signers';

interface Asked {
  vault: Vault;
  now: Date;
}

/** Who signs a project's contract by a link, how far each is, and what may be done now. */
export async function describeSigners(db: Db, { project }: ProjectRow, { vault, now }: Asked) {
  const found = await contractToSign(db, project.id);
  if (!found) {
    const signers = await signersOf(db, project.id);
    const may = mayNameSigners(project.status);
    const taken = new Set<string>(signers.map(({ party }) => party));
    return {
      items: signers.map((each) => named(each, may, vault)),
      may_name: may ? namedParties.filter((party) => !taken.has(party)) : [],
    };
  }
  const { contract, signatures } = found;
  const byLink = signatures.filter(({ party }) => party !== 'applicant' && party !== 'supplier');
  const links = await linksOf(
    db,
    byLink.map(({ id }) => id),
  );
  const open = isToSign({ contractStatus: contract.status, projectStatus: project.status });
  const items: ContractSigner[] = [];
  for (const signature of byLink) {
    const signer = await signerOf(db, signature);
    const sent = links.filter(({ signatureId }) => signatureId === signature.id);
    const last = sent.at(-1);
    const passMs = oneTimeLife.signing_pass;
    const state = signerState(last, signature.signedAt, { passMs, now });
    const from = remindableFrom(sent);
    const may = open && last !== undefined && state !== 'signed';
    items.push({
      ...contactOf(signer, vault),
      state,
      sent_at: last?.sentAt.toISOString() ?? null,
      opened_at: last?.openedAt?.toISOString() ?? null,
      expires_at: last?.expiresAt.toISOString() ?? null,
      signed_at: signature.signedAt?.toISOString() ?? null,
      folio: folioIn(signature.evidence),
      may: {
        withdraw: false,
        remind: may && state !== 'void' && from !== null && from <= now,
        void: may && state !== 'void',
        send: may && state !== 'pending' && sent.length < MOST_LINKS,
        correct: signer.party !== 'co_obligor',
      },
    });
  }
  return { items, may_name: [] };
}

const contactOf = (signer: Signer, vault: Vault) => ({
  party: signer.party,
  full_name: signer.fullName,
  email: signer.email,
  phone: phoneOf(vault, signer),
});

const named = (signer: Signer, may: boolean, vault: Vault): ContractSigner => ({
  ...contactOf(signer, vault),
  state: 'named',
  sent_at: null,
  opened_at: null,
  expires_at: null,
  signed_at: null,
  folio: null,
  may: {
    withdraw: may && signer.party !== 'co_obligor',
    remind: false,
    void: false,
    send: false,
    correct: false,
  },
});

/** The folio of a signature, which its evidence keeps. */
export const folioIn = (evidence: Record<string, string | number | null> | null): string | null =>
  typeof evidence?.folio === 'string' ? evidence.folio : null;
