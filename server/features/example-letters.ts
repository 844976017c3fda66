import { toCentavos } from '@contract/kernel/fields/centavos';
import { href } from '@contract/kernel/screens';
import { mailExampleWords as words } from '@contract/locales/es-MX/platform/mail-examples';
import type { Config } from '@server/config';
import { t } from '@server/i18n';
import * as coObligor from './credit/co-obligors/mails';
import * as signer from './credit/contract-signers/mails';
import { creditActivation } from './credit/prepared-requests/send';
import * as account from './identity/auth/mails';
import * as address from './identity/email-changes/mails';
import { agentAddressInUse, agentInvitation } from './people/agents/invite';
import { applicantInvitation } from './people/applicant-invitations/send';
import { identityLink } from './people/identity-captures/send';
import { accountEnded } from './people/privacy/mails';
import { programInvitation } from './people/program-users/mails';
import { prospectInvitation } from './people/prospect-invitations/send';
import type { Letter } from './platform/mails/outbox';
import type { Addressee } from './platform/templates/mail-registry';
import { cardCode } from './treasury/cards/code';

const TOKEN = 'ejemplo';
const CODE = '000000';

/**
 * Every letter that people ask for or are sent, filled with examples, by the name of its template; another sentence of one
 * is a letter of its own here. Names are kept with the versions of their words.
 */
export function lettersOfExample(config: Config, to: Addressee): Record<string, Letter> {
  const { email } = to;
  const named = { ...to, acceptedAt: null };
  const accepted = { ...to, acceptedAt: new Date() };
  const by = t(words.colleague);
  const access = { program: t(words.program), role: t(words.role) };
  const url = `${config.publicUrl}${href('login')}`;
  const life = account.lifeInWords(120);
  return {
    activation: account.activation(config, email, t(words.profile), TOKEN),
    accountOpenedByStaff: account.openedByStaff(config, email, {
      ...{ by, profile: t(words.profile), token: TOKEN },
    }),
    administratorInvitation: account.invitation(config, email, by, TOKEN),
    passwordReset: account.passwordReset(config, to, TOKEN),
    passwordResetKeptOut: account.keptOut(config, to),
    stepUpCode: account.stepUpCode(config, to, CODE, 120),
    addressConfirmation: address.confirmation(config, email, TOKEN),
    addressTaken: address.addressTaken(config, to),
    addressChanged: address.changedFrom(config, to, TOKEN),
    addressRestored: address.restored(config, to),
    programInvitation: programInvitation(config, email, access, TOKEN),
    agentInvitation: agentInvitation(config, email, TOKEN),
    agentAddressInUse: agentAddressInUse(config, email),
    applicantInvitation: applicantInvitation(config, email, TOKEN),
    prospectInvitation: prospectInvitation(config, email, t(words.program), TOKEN),
    identityLinkOwn: identityLink(config, to, 'individual', url),
    identityLinkOwnCompany: identityLink(config, to, 'legal_entity', url),
    accountEnded: accountEnded(config, to),
    cardCode: cardCode(config, to, CODE, 120),
    creditActivation: creditActivation(config, email, url),
    coObligorOnboarding: coObligor.taskLink(config, named, 'onboarding', {
      url,
      why: coObligor.sayAmount(config, {
        amount_cents: toCentavos(12_500_000),
      }),
    }),
    coObligorIdentity: coObligor.taskLink(config, accepted, 'identity', {
      url,
      why: coObligor.due(config, 'identity'),
    }),
    coObligorBureau: coObligor.taskLink(config, accepted, 'bureau', {
      url,
      why: coObligor.due(config, 'bureau'),
    }),
    coObligorPhotoRejected: coObligor.taskLink(config, accepted, 'identity', {
      url,
      why: coObligor.photoRejected(t(words.document), t(words.reason)),
    }),
    coObligorConsented: coObligor.consented(config, accepted, {
      folio: t(words.folio),
      day: t(words.day),
    }),
    coObligorWithdrawn: coObligor.withdrawn(config, named),
    coObligorCode: coObligor.nipCode(config, accepted, 'bureau', { code: CODE, life }),
    coObligorAgreement: coObligor.agreementLink(config, accepted, url),
    coObligorAgreementCode: coObligor.nipCode(config, accepted, 'agreement', { code: CODE, life }),
    contractSigningLink: signer.signLink(config, named, { url, isReminder: false }),
    contractSigningReminder: signer.signLink(config, named, { url, isReminder: true }),
    contractSigningVoided: signer.linkVoided(config, named),
    contractSigningCode: coObligor.nipCode(config, named, 'contract', { code: CODE, life }),
    contractSigningDone: signer.contractSignedByLink(config, named, {
      folio: t(words.folio),
      sha256: 'a'.repeat(64),
    }),
    coObligorAgreementSigned: coObligor.agreementSigned(config, accepted, {
      folio: t(words.folio),
      sha256: 'a'.repeat(64),
    }),
  };
}
