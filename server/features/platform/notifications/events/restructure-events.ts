import type { BasisPoints } from '@contract/kernel/fields/basis-points';
import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { restructureEventWords as words } from '@contract/locales/es-MX/platform/restructure-events';
import { say } from '../../mails/said';
import { money, work } from './event';

interface Proposed {
  folio: string;
  projectId: string;
  months: number;
  firstDue: Day;
  expiresOn: Day;
}

interface Agreed {
  folio: string;
  months: number;
  firstDue: Day;
  rate: BasisPoints;
}

/** New terms of a late credit. */
export const restructureEvents = {
  /** To the applicant, once the agreement is there to be signed. */
  restructureProposed: work(
    ['bell', 'mail'],
    ({ folio, projectId, months, firstDue, expiresOn }: Proposed) => ({
      title: say(words.proposed, { folio }),
      body: say(words.proposedText, { months, first: firstDue, day: expiresOn }),
      href: href('pendingContracts', { projectId }),
    }),
  ),
  /** To the applicant, when it can be signed no more. */
  restructureEnded: work(
    ['bell', 'mail'],
    ({ folio, loanId, reason }: { folio: string; loanId: string; reason: string }) => ({
      title: say(words.ended, { folio }),
      body: say(words.endedText, { reason }),
      href: href('applicantLoan', { loanId }),
    }),
  ),
  /** To staff. */
  restructureDeclined: work(
    ['bell', 'mail'],
    ({ folio, loanId }: { folio: string; loanId: string }) => ({
      title: say(words.declined, { folio }),
      body: say(words.declinedText),
      href: href('collectionShow', { loanId }),
    }),
  ),
  /** To the applicant. */
  restructureSigned: money(
    ({
      folio,
      loanId,
      first,
      firstDue,
    }: {
      folio: string;
      loanId: string;
      first: Centavos;
      firstDue: Day;
    }) => ({
      title: say(words.signed, { folio }),
      body: say(words.signedText, { amount: first, first: firstDue }),
      href: href('applicantLoan', { loanId }),
    }),
  ),
  /** To each of its investors. */
  creditRestructured: work(['bell', 'mail'], ({ folio, months, firstDue, rate }: Agreed) => ({
    title: say(words.investors, { folio }),
    body: say(words.investorsText, { months, first: firstDue, rate }),
    href: href('participationList'),
  })),
};
