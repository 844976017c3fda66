import type { CoObligorTask } from '@contract/credit/co-obligor-states';
import type { Centavos } from '@contract/kernel/fields/centavos';
import { publicPaths } from '@contract/kernel/public-paths';
import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import type { Config } from '@server/config';
import { type Addressee, ignore, letter } from '@server/features/identity';
import { link, type Said, say } from '@server/features/platform';

const words = coObligorWords.mails;

/** Who asks, and for how much: what its reader decides on. */
export const asked = (
  { brand }: Config,
  {
    applicant_name: name,
    amount_cents: amount,
  }: { applicant_name: string; amount_cents: Centavos },
): Said => say(words.onboarding.text, { name, amount, brand });

/** What is left to do for who accepted. */
export const due = ({ brand }: Config, task: Exclude<CoObligorTask, 'onboarding'>): Said =>
  say(words[task].text, { brand });

/**
 * The link of a task.
 * @param why what it says first
 */
export const taskLink = (
  config: Config,
  to: Addressee,
  task: CoObligorTask,
  { url, why }: { url: string; why: Said },
) => letter(config, to, say(words[task].subject), [why, say(words.how), link(url), '', ignore]);

/** Why a photograph is asked for again. */
export const photoRejected = (name: string, reason: string): Said =>
  say(words.rejected, { name, reason });

/** Their part in a request is over. */
export const withdrawn = (config: Config, to: Addressee) =>
  letter(config, to, say(words.withdrawn), [say(words.withdrawnText)], 'notice');

/** Who has no account keeps the folio of what they authorised in their mail alone. */
export const consented = (
  config: Config,
  to: Addressee,
  { folio, day }: { folio: string; day: string },
) =>
  letter(
    config,
    to,
    say(words.consented),
    [
      say(words.consentedText, { folio, day }),
      say(words.notYou),
      link(`${config.publicUrl}${publicPaths.security}`),
    ],
    'notice',
  );

/** What a code is typed back for: the bureau's consent, or the signature of an agreement. */
export const nipWords = { bureau: coObligorWords.nip, agreement: coObligorWords.agreementNip };
export type NipUse = keyof typeof nipWords;

/** @param given the code, and its life in words */
export const nipCode = (
  config: Config,
  to: Addressee,
  use: NipUse,
  given: { code: string; life: string },
) => {
  const { subject, mail } = nipWords[use];
  const { keep } = coObligorWords.nip;
  return letter(config, to, say(subject), [say(mail, given), say(keep)], 'code');
};

/** The link to an agreement that their applicant signed. */
export const agreementLink = (config: Config, to: Addressee, url: string) =>
  letter(config, to, say(words.agreement.subject), [
    say(words.agreement.text, { brand: config.brand }),
    say(words.how),
    link(url),
    '',
    ignore,
  ]);

/** Who has no account keeps what they signed in their mail alone. */
export const agreementSigned = (
  config: Config,
  to: Addressee,
  { folio, sha256 }: { folio: string; sha256: string },
) =>
  letter(
    config,
    to,
    say(words.agreementSigned),
    [say(words.agreementSignedText, { folio, hash: sha256 })],
    'notice',
  );
