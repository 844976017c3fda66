import type { approval } from '@contract/credit/projects';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { formatMxn } from '@contract/kernel/fields/mxn';
import { formatPercent } from '@contract/kernel/fields/percent';
import { decisionWords } from '@contract/locales/es-MX/credit/decisions';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { MoneyAct } from '@server/features/platform';
import { t } from '@server/i18n';
import type * as z from 'zod';
import type { ApprovalOutcome } from './decide';
import { actOn } from './money-act';
import type { ProjectRow } from './project';

const { projects: words } = creditWords;

/** An approval as the second person reads it before they confirm it: all that it gives, and all that it passes over. */
export function approvalAct(
  row: ProjectRow,
  terms: z.output<typeof approval>,
  { kind, principal, payment, cat, failing }: ApprovalOutcome,
): MoneyAct {
  const act = actOn(row);
  const { conditions = [], note } = terms;
  const lines = [
    ...(kind === 'counter_offer'
      ? [{ label: t(decisionWords.counterOffer), value: formatMxn(principal) }]
      : []),
    { label: t(words.rate), value: formatPercent(terms.annual_rate_bp) },
    {
      label: t(words.cat),
      value: cat === null ? t(words.noCat) : formatPercent(toBasisPoints(cat)),
    },
    { label: t(words.payment), value: formatMxn(payment) },
    { label: t(words.term), value: `${terms.term_months} meses` },
    { label: t(words.openingFee), value: formatPercent(terms.opening_fee_bp) },
    { label: t(words.grade), value: terms.risk_grade },
    ...(conditions.length > 0
      ? [{ label: t(decisionWords.conditionsLabel), value: conditions.join('; ') }]
      : []),
    ...(failing.length > 0
      ? [{ label: t(decisionWords.failsLabel), value: failing.join(', ') }]
      : []),
    ...(note ? [{ label: t(decisionWords.noteLabel), value: note }] : []),
  ];
  return {
    ...act,
    kind: 'approval',
    title: t(kind === 'counter_offer' ? words.counterOffer : words.approve, {
      folio: row.project.folio,
    }),
    amountCents: principal,
    details: [...act.details, ...lines],
  };
}
