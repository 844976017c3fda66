import { coObligorRestructures as contract } from '@contract/credit/co-obligor-restructures';
import { signingConsent } from '@contract/credit/contracts';
import { formatPhone } from '@contract/kernel/fields/phone';
import { restructureEventWords } from '@contract/locales/es-MX/platform/restructure-events';
import type { Tx } from '@server/db/connection';
import { contracts } from '@server/db/schema/credit';
import { announce, audit, events, queueMail } from '@server/features/platform';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { complete } from '../contracts/complete';
import { putSealByCode } from '../contracts/seal';
import { findSealed } from '../contracts/sealed';
import { assertSignaturesSealed } from '../contracts/sealed-signatures';
import { enact, holdProposal } from '../restructures/enact';
import { endProposal } from '../restructures/end';
import { describeFigures } from '../restructures/offer';
import { endAgreementPass, lockSigner, redeemAgreement } from './agreement-links';
import { masked, maskedEmail } from './consent';
import { agreementSigned } from './mails';
import { nipOfCoObligor, sendNip, takeNip } from './nip';
import { openPerson } from './person';
import { projectOf } from './tell';

const done = { ok: true as const };

export const coObligorRestructureHandlers = implement(contract, {
  async redeem({ db, body, vault, now }) {
    const { contractId, row, opened } = await redeemAgreement(db, body.token, now);
    const { credit, row: proposal } = await holdProposal(db, contractId);
    const { sha256, paper } = await agreementOf(db, contractId);
    const { applicantName } = await projectOf(db, row);
    return {
      ...describeFigures(proposal),
      ...opened,
      full_name: row.fullName,
      applicant_name: applicantName,
      folio: credit.folio,
      sign_until: proposal.expiresOn,
      paper,
      sha256,
      phone: masked(formatPhone(openPerson(vault, row)?.phone ?? row.phone)),
      email: maskedEmail(row.email),
    };
  },

  async agreement({ db, body, adapters, now }) {
    const { contractId } = await lockSigner(db, body.pass, now);
    const { sha256, title } = await agreementOf(db, contractId);
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
    const { row } = await lockSigner(db, pass, now);
    const phone = openPerson(vault, row)?.phone ?? row.phone;
    const asked = { channel, use: 'agreement' as const, to: row, phone };
    const holder = nipOfCoObligor(db, row);
    return { seconds: await sendNip(db, holder, { ...asked, vault, config, now }) };
  },

  async sign({ db, body, vault, config, ip, userAgent, now }) {
    const { contractId: id, row } = await lockSigner(db, body.pass, now);
    const proposal = await holdProposal(db, id);
    const agreement = await agreementOf(db, id);
    const proved = await takeNip(vault, nipOfCoObligor(db, row), body.code, now);
    const all = await assertSignaturesSealed(db, id);
    await enact(db, proposal, { by: proposal.applicant.userId, config, now });
    const signing = { sha256: body.sha256, proved, ip, userAgent, now };
    const toSeal = { contract: agreement, all, party: 'co_obligor' as const };
    const kept = { consent: signingConsent, evidence: { co_obligor_id: row.id } };
    const sealHash = await putSealByCode(db, { ...signing, ...kept }, toSeal);
    await complete(db, agreement, now);
    await endAgreementPass(db, id, now);
    const { folio } = proposal.credit;
    await queueMail(db, config, agreementSigned(config, row, { folio, sha256: agreement.sha256 }));
    await audit(db, {
      ...by(now, row.id),
      action: 'co-obligors.sign',
      details: { sha256: agreement.sha256, seal: sealHash },
    });
    return done;
  },

  async decline({ db, body, config, now }) {
    const { contractId, row } = await lockSigner(db, body.pass, now);
    const { credit, row: proposal } = await holdProposal(db, contractId);
    await endProposal(db, proposal, {
      status: 'declined',
      reason: body.reason ?? null,
      config,
      now,
    });
    const reason = t(restructureEventWords.coObligorDeclined);
    const facts = { folio: credit.folio, loanId: proposal.loanId, reason };
    await announce(db, config, credit.applicantUserId, events.restructureEnded, facts);
    await endAgreementPass(db, contractId, now);
    await audit(db, { ...by(now, row.id), action: 'co-obligors.decline-restructure' });
    return done;
  },
});

/** @throws AppError conflict when it is not as it was sealed */
async function agreementOf(tx: Tx, contractId: string) {
  const found = await findSealed(tx, eq(contracts.id, contractId));
  if (!found) throw new Error('a signature without its agreement');
  return found;
}

/** Who has no account is nobody in the trail but the record that it is about. */
const by = (now: Date, objectId: string) => ({
  at: now,
  userId: null,
  object: 'co-obligors' as const,
  objectId,
});
