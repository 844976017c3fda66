import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { writeOffEventWords } from '@contract/locales/es-MX/platform/write-off-events';
import { say } from '../../mails/said';
import { money } from './event';

interface OfParticipation {
  folio: string;
  participationId: string;
  amount: Centavos;
  on: Day;
}

interface OfCredit {
  folio: string;
  loanId: string;
}

/** To who lent a credit that is written off, as a dated act (CUITF 57), and to who owes it. */
export const writeOffEvents = {
  participationWrittenOff: money(({ folio, participationId, amount, on }: OfParticipation) => ({
    title: say(writeOffEventWords.participation, { folio }),
    body: say(writeOffEventWords.participationText, { amount, day: on }),
    href: href('participationShow', { participationId }),
  })),
  participationStandsAgain: money(({ folio, participationId, amount, on }: OfParticipation) => ({
    title: say(writeOffEventWords.participationUndone, { folio }),
    body: say(writeOffEventWords.participationUndoneText, { amount, day: on }),
    href: href('participationShow', { participationId }),
  })),
  creditWrittenOff: money(({ folio, loanId }: OfCredit) => ({
    title: say(writeOffEventWords.credit, { folio }),
    body: say(writeOffEventWords.creditText),
    href: href('applicantLoan', { loanId }),
  })),
  creditStandsAgain: money(({ folio, loanId }: OfCredit) => ({
    title: say(writeOffEventWords.creditUndone, { folio }),
    body: say(writeOffEventWords.creditUndoneText),
    href: href('applicantLoan', { loanId }),
  })),
};
