import type { Centavos } from '../kernel/fields/centavos';
import type { Day } from '../kernel/fields/day';
import { joinNames } from '../kernel/listed';
import type { Role } from '../kernel/roles';
import { t } from '../kernel/words';
import { signingPartyName } from '../locales/es-MX/credit/contracts';
import { nextStepWords } from '../locales/es-MX/credit/next-step';
import type { LinkParty } from './contracts';
import type { ProjectStatus } from './project-states';
import type { StageItem } from './stage-item';

interface Instalment {
  amount: Centavos;
  dueOn: Day;
}

/** What decides what happens next with a project. */
export interface StepFacts {
  status: ProjectStatus;
  /** Why it was rejected or withdrawn. */
  reason: string | null;
  /** Names of the required documents that are not verified, by what is the matter with them. */
  papers: { missing: readonly string[]; rejected: readonly string[]; pending: readonly string[] };
  /** The terms that were approved are others than those asked for. */
  isCounterOffer: boolean;
  /** What it was approved on condition of and is not met. */
  conditions: readonly string[];
  /** Set while investors are gathering it. */
  funding: { committed: Centavos; goal: Centavos; closesOn: Day } | null;
  /** How many of the contract's parties have signed, the applicant first, then the supplier; null before it is there. */
  signed: number | null;
  /** Who signs next, where they do so by a link that they were sent. */
  signsByLink: LinkParty | null;
  evidence: StageItem['evidence'];
  /** Everything whose day has come, since the oldest of those days. */
  due: (Instalment & { late: boolean }) | null;
  /** The first instalment whose day has not, and what is to be paid of it beside the credit balance. */
  next: Instalment | null;
  /** Was returned to the applicant and was not theirs. */
  giveBack: Centavos;
  /** The last day to decide on other terms that were proposed. */
  restructureUntil: Day | null;
}

export interface NextStep {
  /** Who must act, or null when no role has to. */
  actor: Role | null;
  toApplicant: string;
  /** The same for the installer of the project. */
  toSupplier: string;
  /** The same for those who work on the project. */
  toOthers: string;
}

/** What happens next with a project, who must do it, and the sentence for it on every screen. */
export function nextStep(facts: StepFacts): NextStep {
  switch (facts.status) {
    case 'in_review':
      return review(facts.papers);
    case 'approved':
      return step(
        'client',
        t(facts.isCounterOffer ? nextStepWords.counterOffer : nextStepWords.acceptTerms),
        t(nextStepWords.acceptTermsOthers),
      );
    case 'accepted':
      return accepted(facts.conditions);
    case 'published':
      return step('investor', ...twice(gathering(facts.funding)));
    case 'to_sign':
      return signing(facts);
    case 'installing':
      return installation(facts.evidence);
    case 'repaying':
      return step('client', toPay(facts), t(nextStepWords.payingOthers));
    case 'settled':
      return step(null, t(nextStepWords.settled), t(nextStepWords.settledOthers));
    case 'rejected':
      return step(
        null,
        t(nextStepWords.rejected, { because: because(facts.reason) }),
        t(nextStepWords.rejected, { because: '' }),
      );
    case 'cancelled':
      return step(null, ...twice(t(nextStepWords.cancelled, { because: because(facts.reason) })));
    case 'not_funded':
      return step(null, t(nextStepWords.notFunded), t(nextStepWords.notFundedOthers));
  }
}

const step = (actor: Role | null, toApplicant: string, toOthers: string): NextStep => ({
  actor,
  toApplicant,
  toSupplier: toOthers,
  toOthers,
});

const twice = (sentence: string): [string, string] => [sentence, sentence];

const because = (reason: string | null) => (reason ? t(nextStepWords.because, { reason }) : '');

function review({ missing, rejected, pending }: StepFacts['papers']): NextStep {
  const asked = [
    ...(rejected.length > 0 ? [t(nextStepWords.correct, { names: joinNames(rejected) })] : []),
    ...(missing.length > 0 ? [t(nextStepWords.upload, { names: joinNames(missing) })] : []),
  ].join(t(nextStepWords.also));
  if (asked) {
    return step(
      'client',
      t(nextStepWords.missing, { what: asked }),
      t(nextStepWords.missingOthers, { what: asked }),
    );
  }
  if (pending.length > 0) {
    const names = joinNames(pending);
    return step(
      'admin',
      `Recibimos tus documentos. Estamos revisando ${names}.`,
      t(nextStepWords.verifyOthers, { names }),
    );
  }
  return step('admin', t(nextStepWords.deciding), t(nextStepWords.decidingOthers));
}

function accepted(conditions: readonly string[]): NextStep {
  if (conditions.length === 0) {
    return step('admin', t(nextStepWords.toPublish), t(nextStepWords.toPublishOthers));
  }
  const names = conditions.join('; ');
  return step(
    'client',
    t(nextStepWords.conditions, { names }),
    t(nextStepWords.conditionsOthers, { count: conditions.length }),
  );
}

function gathering(funding: StepFacts['funding']): string {
  if (!funding) return t(nextStepWords.gathering);
  const { committed, goal, closesOn } = funding;
  return t(nextStepWords.gatheringOf, { committed, goal, day: closesOn });
}

function signing({ signed, signsByLink: party }: StepFacts): NextStep {
  if (signed && party) {
    const signer = t(signingPartyName[party]).toLowerCase();
    return step(
      'client',
      t(nextStepWords.linkSigns, { signer }),
      t(nextStepWords.linkSignsOthers, { signer }),
    );
  }
  switch (signed) {
    case null:
      return step(null, t(nextStepWords.drafting), t(nextStepWords.draftingOthers));
    case 0:
      return step('client', t(nextStepWords.sign), t(nextStepWords.signOthers));
    default:
      return {
        ...step('supplier', t(nextStepWords.supplierSigns), t(nextStepWords.supplierSignsOthers)),
        toSupplier: t(nextStepWords.signAsSupplier),
      };
  }
}

function installation(evidence: StepFacts['evidence']): NextStep {
  switch (evidence) {
    case 'missing':
      return {
        ...step('supplier', t(nextStepWords.installing), t(nextStepWords.installingOthers)),
        toSupplier: t(nextStepWords.install),
      };
    case 'pending':
      return step('admin', t(nextStepWords.photoInReview), t(nextStepWords.photoInReviewOthers));
    case 'verified':
      return step('admin', t(nextStepWords.installed), t(nextStepWords.installedOthers));
  }
}

function toPay(facts: StepFacts): string {
  const instalment = instalmentToPay(facts);
  const { giveBack: amount, restructureUntil: day } = facts;
  const owed = amount === 0 ? instalment : t(nextStepWords.giveBack, { instalment, amount });
  return day === null ? owed : t(nextStepWords.restructure, { owed, day });
}

function instalmentToPay({ due, next }: StepFacts): string {
  if (due?.late) {
    return t(nextStepWords.late, { amount: due.amount, day: due.dueOn });
  }
  if (due) return t(nextStepWords.today, { amount: due.amount });
  if (next?.amount === 0) {
    return t(nextStepWords.paidByCredit, { day: next.dueOn });
  }
  if (next) {
    return t(nextStepWords.next, { amount: next.amount, day: next.dueOn });
  }
  return t(nextStepWords.nothing);
}
