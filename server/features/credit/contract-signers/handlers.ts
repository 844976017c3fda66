import { contractSigners as contract, mayNameSigners } from '@contract/credit/contract-signers';
import { contractSignerWords as words } from '@contract/locales/es-MX/credit/contract-signers-server';
import { signingPartyName } from '@contract/locales/es-MX/credit/contracts';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { oneTimeLife, ownUser } from '@server/features/identity';
import { sharedWith } from '@server/features/people';
import { queueMail } from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { notAvailable } from '../life-cycle/allowed';
import { findProject, lockProject, type ProjectRow } from '../projects/project';
import { addProjectEvent } from '../projects/timeline';
import { describeSigners } from './describe';
import { askToSign, endLink } from './links';
import { linkVoided } from './mails';
import {
  contractToSign,
  correctSigner,
  keepSigner,
  lockSignature,
  withdrawSigner,
} from './repository';
import { MOST_LINKS, remindableFrom, signerState } from './rules';
import { phoneOf, type Signer, signersOf } from './signers';

const done = { ok: true as const };

export const contractSignerHandlers = implement(contract, {
  async list({ db, scope, params, vault, now }) {
    const row = await findProject(db, scope, params.projectId);
    return describeSigners(db, row, { vault, now });
  },

  async create({ db, scope, params, principal, body, vault, now, record }) {
    const row = await lockProject(db, scope, params.projectId);
    await assertNaming(db, row);
    const signers = await signersOf(db, row.project.id);
    if (signers.some(({ party }) => party === body.party)) throw conflict(t(words.named));
    await assertOther(db, row, { signers, contact: body, vault });
    const { full_name: fullName, ...given } = body;
    const id = await keepSigner(db, {
      ...{ projectId: row.project.id, fullName, ...given },
      ...{ namedBy: principal.userId, createdAt: now },
    });
    await record(id, { project_id: row.project.id, party: body.party });
    return { id };
  },

  async withdraw({ db, scope, params, now, record }) {
    const row = await lockProject(db, scope, params.projectId);
    await assertNaming(db, row);
    const signers = await signersOf(db, row.project.id);
    const signer = signers.find(({ party }) => party === params.party);
    // A co-obligor is withdrawn from the credit, not from its contract alone.
    if (!signer || signer.party === 'co_obligor') throw notFound();
    await withdrawSigner(db, signer.id, now);
    await record(signer.id, { project_id: row.project.id, party: signer.party });
    return done;
  },

  async remind({ db, scope, params, config, now, record }) {
    const { signature, signer, links, ...turn } = await lockSignature(
      db,
      scope,
      params.projectId,
      params.party,
    );
    assertTheirTurn(turn);
    if (links.at(-1)?.replacedAt) throw conflict(t(words.voided));
    const from = remindableFrom(links);
    if (!from) throw refused(t(words.remindedEnough));
    if (from > now) throw refused(t(words.remindLater));
    await askToSign(db, signature, { kind: 'reminder', config, now });
    await record(signer.id, { project_id: params.projectId, party: signer.party });
    return done;
  },

  async void({ db, scope, params, body, principal, config, now, record }) {
    const { signature, signer, links, ...turn } = await lockSignature(
      db,
      scope,
      params.projectId,
      params.party,
    );
    assertTheirTurn(turn);
    if (links.at(-1)?.replacedAt !== null) throw conflict(t(words.notOpen));
    await endLink(db, signature, now);
    await queueMail(db, config, linkVoided(config, signer));
    await addProjectEvent(db, {
      projectId: params.projectId,
      title: t(words.voidedInHistory, { party: t(signingPartyName[signer.party]).toLowerCase() }),
      desc: '',
      color: 'warning',
      icon: 'close',
      userId: principal.userId,
      now,
    });
    const { reason } = body;
    await record(signer.id, { project_id: params.projectId, party: signer.party, reason });
    return done;
  },

  async send({ db, scope, params, body, vault, config, now, record }) {
    const { row, signature, signer, links, ...turn } = await lockSignature(
      db,
      scope,
      params.projectId,
      params.party,
    );
    assertTheirTurn(turn);
    const last = links.at(-1);
    const passMs = oneTimeLife.signing_pass;
    if (signerState(last, null, { passMs, now }) === 'pending') throw conflict(t(words.stillOpen));
    if (links.length >= MOST_LINKS) throw refused(t(words.sentEnough));
    const isCorrected = body.email !== signer.email || body.phone !== phoneOf(vault, signer);
    if (isCorrected) {
      if (signer.party === 'co_obligor') throw refused(t(words.contactOfCoObligor));
      const signers = (await signersOf(db, row.project.id)).filter(({ id }) => id !== signer.id);
      await assertOther(db, row, { signers, contact: body, vault });
      await correctSigner(db, signer.id, body);
    }
    await askToSign(db, signature, { kind: 'sent', config, now });
    const details = { project_id: params.projectId, party: signer.party };
    await record(signer.id, { ...details, ...(isCorrected && { corrected: true }) });
    return done;
  },
});

/** @throws AppError conflict once a contract says who signs it */
async function assertNaming(tx: Tx, { project }: ProjectRow): Promise<void> {
  if (!mayNameSigners(project.status)) throw notAvailable(project.status);
  // Of a credit that was funded before and reopened.
  if (await contractToSign(tx, project.id)) throw conflict(t(words.drawn));
}

function assertTheirTurn({ isToSign, isTheirs }: { isToSign: boolean; isTheirs: boolean }): void {
  if (!isToSign || !isTheirs) throw conflict(t(words.notTheirTurn));
}

interface Contact {
  email: string;
  phone: string;
}

/**
 * Who signs apart is another person than the applicant and than each other.
 * @throws AppError refused, on the field
 */
async function assertOther(
  tx: Tx,
  { applicantUserId }: ProjectRow,
  { signers, contact, vault }: { signers: readonly Signer[]; contact: Contact; vault: Vault },
): Promise<void> {
  const { email, phone } = contact;
  const applicant = await ownUser(tx, applicantUserId);
  const shared = await sharedWith(tx, vault, applicantUserId, { phone });
  const fields = {
    ...(signers.some((each) => each.email === email) && { email: t(words.ofOther) }),
    ...(signers.some((each) => phoneOf(vault, each) === phone) && { phone: t(words.ofOther) }),
    ...(applicant.email === email && { email: t(words.ofApplicant) }),
    ...(shared.length > 0 && { phone: t(words.ofApplicant) }),
  };
  if (Object.keys(fields).length > 0) throw refused(t(outcomes.invalidTitle), fields);
}
