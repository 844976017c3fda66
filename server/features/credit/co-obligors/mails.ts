import type { CoObligorTask } from '@contract/credit/co-obligor-states';
import type { Centavos } from '@contract/kernel/fields/centavos';
import { publicPaths } from '@contract/kernel/public-paths';
import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import { contractSignerWords } from '@contract/locales/es-MX/credit/contract-signers-server';
import type { Config } from '@server/config';
import { ignore, letter, unconfirmed } from '@server/features/identity';
import { link, type Said, say } from '@server/features/platform';
import type { CoObligorRow } from './repository';

const words = coObligorWords.mails;

/** Who reads a code: a co-obligor, or who was only named. */
export type NipReader = Pick<CoObligorRow, 'email' | 'fullName' | 'acceptedAt'>;

/** By the name that they accepted with; the one before is their applicant's word. */
export const greeted = ({ email, fullName, acceptedAt }: NipReader) =>
  acceptedAt ? { email, fullName } : unconfirmed(email);

/** For how much: who asks is read by who opens the link. */
export const sayAmount = (
  { brand }: Config,
  { amount_cents: amount }: { amount_cents: Centavos },
): Said => say(words.onboarding.text, { amount, brand });

/** What is left to do for who accepted. */
export const due = ({ brand }: Config, task: Exclude<CoObligorTask, 'onboarding'>): Said =>
  say(words[task].text, { brand });

/**
 * The link of a task.
 * @param why what it says first
 */
export const taskLink = (
  config: Config,
  to: NipReader,
  task: CoObligorTask,
  { url, why }: { url: string; why: Said },
) =>
  letter(config, greeted(to), say(words[task].subject), [
    why,
    say(words.how),
    link(url),
    '',
    ignore,
  ]);

/** Why a photograph is asked for again. */
export const photoRejected = (name: string, reason: string): Said =>
  say(words.rejected, { name, reason });

/** Their part in a request is over. */
export const withdrawn = (config: Config, to: NipReader) =>
  letter(config, greeted(to), say(words.withdrawn), [say(words.withdrawnText)], 'notice');

/** Who has no account keeps the folio of what they authorised in their mail alone. */
export const consented = (
  config: Config,
  to: NipReader,
  { folio, day }: { folio: string; day: string },
) =>
  letter(
    config,
    greeted(to),
    say(words.consented),
    [
      say(words.consentedText, { folio, day }),
      say(words.notYou),
      link(`${config.publicUrl}${publicPaths.security}`),
    ],
    'notice',
  );

/** What a code is typed back for: the bureau's consent, or the signature of an agreement or a contract. */
export const nipWords = {
  bureau: coObligorWords.nip,
  agreement: coObligorWords.agreementNip,
  contract: contractSignerWords.nip,
};
export type NipUse = keyof typeof nipWords;

/** @param given the code, and its life in words */
export const nipCode = (
  config: Config,
  to: NipReader,
  use: NipUse,
  given: { code: string; life: string },
) => {
  const { subject, mail } = nipWords[use];
  const { keep } = coObligorWords.nip;
  return letter(config, greeted(to), say(subject), [say(mail, given), say(keep)], 'code');
};

/** The link to an agreement that their applicant signed. */
export const agreementLink = (config: Config, to: NipReader, url: string) =>
  letter(config, greeted(to), say(words.agreement.subject), [
    say(words.agreement.text, { brand: config.brand }),
    say(words.how),
    link(url),
    '',
    ignore,
  ]);

/** Who has no account keeps what they signed in their mail alone. */
export const agreementSigned = (
  config: Config,
  to: NipReader,
  { folio, sha256 }: { folio: string; sha256: string },
) =>
  letter(
    config,
    greeted(to),
    say(words.agreementSigned),
    [say(words.agreementSignedText, { folio, hash: sha256 })],
    'notice',
  );
