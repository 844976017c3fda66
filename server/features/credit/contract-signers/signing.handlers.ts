import { randomBytes } from 'node:crypto';
import { contractSigning as contract } from '@contract/credit/contract-signing';
import { linkConsent } from '@contract/credit/contracts';
import { formatPhone } from '@contract/kernel/fields/phone';
import { href } from '@contract/kernel/screens';
import type { Tx } from '@server/db/connection';
import { contracts } from '@server/db/schema/credit';
import { announce, audit, events, queueMail } from '@server/features/platform';
import { implement } from '@server/http/implement';
import { eq } from 'drizzle-orm';
import { masked, maskedEmail } from '../co-obligors/consent';
import { sendNip, takeNip } from '../co-obligors/nip';
import { findSealed } from '../contracts/sealed';
import { signCreditByCode } from '../contracts/sign';
import { folioIn } from './describe';
import {
  contractOfPass,
  endSigningPass,
  lockPass,
  nipOfLink,
  passToRead,
  redeemSignatureLink,
} from './links';
import { contractSignedByLink } from './mails';
import { phoneOf, signerOf } from './signers';

export const contractSigningHandlers = implement(contract, {
  async redeem({ db, body, vault, now }) {
    const { state, row, party, signature, opened } = await redeemSignatureLink(db, body.token, now);
    if (state === 'signed') {
      return {
        state,
        folio: folioIn(signature.evidence) ?? '',
        signed_at: (signature.signedAt ?? now).toISOString(),
      };
    }
    if (state !== 'pending') return { state };
    if (!opened) throw new Error('a link that was used opens its page');
    const { title, sha256, paper } = await sealedContract(db, signature.contractId);
    const signer = await signerOf(db, signature);
    if (!paper) throw new Error('a contract that names its parties has its words');
    return {
      state,
      ...opened,
      full_name: signer.fullName,
      party,
      applicant_name: row.applicantName,
      folio: row.project.folio,
      title,
      paper,
      sha256,
      phone: masked(formatPhone(phoneOf(vault, signer))),
      email: maskedEmail(signer.email),
    };
  },

  async file({ db, body, adapters, now }) {
    const { sha256, title } = await sealedContract(db, await contractOfPass(db, body.pass, now));
    const { stream, size } = await adapters.objects.open(sha256);
    return {
      stream,
      size,
      mediaType: 'application/pdf',
      fileName: `${title}.pdf`,
      disposition: 'inline' as const,
    };
  },

  async requestNip({ db, body: { pass, channel }, vault, config, now }) {
    const locked = await lockPass(db, pass, now);
    const signer = await signerOf(db, locked.signature);
    const asked = { channel, use: 'contract' as const, to: signer, phone: phoneOf(vault, signer) };
    return { seconds: await sendNip(db, nipOfLink(db, locked), { ...asked, vault, config, now }) };
  },

  async sign({ db, body, vault, config, ip, userAgent, now }) {
    const locked = await lockPass(db, body.pass, now);
    const { link, row, party, signature } = locked;
    const toSign = await sealedContract(db, signature.contractId);
    const signer = await signerOf(db, signature);
    const proved = await takeNip(vault, nipOfLink(db, locked), body.code, now);
    const folio = `FIR-${randomBytes(5).toString('hex').toUpperCase()}`;
    const to =
      proved.channel === 'sms' ? masked(phoneOf(vault, signer)) : maskedEmail(signer.email);
    const seal = await signCreditByCode(db, {
      ...{ row, contract: toSign, party, sha256: body.sha256, proved, ip, userAgent, config, now },
      consent: linkConsent,
      evidence: {
        ...{ folio, signer_id: signer.id, factor_to: to },
        latitude: body.place?.latitude ?? null,
        longitude: body.place?.longitude ?? null,
      },
    });
    await endSigningPass(db, link.id, now);
    await queueMail(
      db,
      config,
      contractSignedByLink(config, signer, { folio, sha256: body.sha256 }),
    );
    const seen = href('pendingContracts', { projectId: row.project.id });
    const facts = { name: signer.fullName, href: seen };
    await announce(db, config, row.applicantUserId, events.contractSignedByLink, facts, now);
    await audit(db, {
      ...{ at: now, userId: null, object: 'contract-signers' as const, objectId: signer.id },
      action: 'contract-signers.sign',
      details: { sha256: body.sha256, seal, folio },
    });
    const pass = await passToRead(db, link.id, now);
    return { folio, signed_at: now.toISOString(), seal, pass };
  },
});

/** @throws AppError conflict when it is not as it was sealed */
async function sealedContract(tx: Tx, id: string) {
  const found = await findSealed(tx, eq(contracts.id, id));
  if (!found) throw new Error('a signature without its contract');
  return found;
}
