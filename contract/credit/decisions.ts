import * as z from 'zod';
import { unlessBlank } from '../kernel/fields/messages';
import { severalOf } from '../kernel/fields/selection';
import { plainText } from '../kernel/fields/text';
import { said } from '../kernel/words';
import { creditFields } from '../locales/es-MX/credit/schemas';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';

/** What the committee decided. */
export const decisionKinds = ['approved', 'conditional', 'counter_offer', 'rejected'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** Why a request is rejected; its applicant is told each in words of their own. */
export const rejectionReasons = [
  'income',
  'debts',
  'credit_history',
  'documents',
  'information',
  'installation',
  'policy',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

const LONGEST_NOTE = 500;
/** Characters of one condition, and how many an approval has at most. */
export const LONGEST_CONDITION = 200;
export const MOST_CONDITIONS = 8;

/** The committee's own words. */
export const decisionNote = plainText(LONGEST_NOTE).min(5, {
  error: unlessBlank(said(fieldMessage.min, { characters: 5 })),
});

/** What an approval depends on, a line each; empty lines are nothing. */
export const decisionConditions = z
  .array(plainText(LONGEST_CONDITION))
  .overwrite((lines) => lines.filter((line) => line !== ''))
  .max(MOST_CONDITIONS, {
    error: said(creditFields.decisions.mostConditions, { count: MOST_CONDITIONS }),
  });

/** Why staff say no: one reason of the list at least, and what else the applicant is told. */
export const rejection = z.strictObject({
  reasons: severalOf(z.enum(rejectionReasons), rejectionReasons.length).min(1, {
    error: unlessBlank(said(creditFields.decisions.chooseReason)),
  }),
  note: decisionNote.optional(),
});

/** What a credit was approved on condition of, as its applicant and staff read it. */
export const conditionItem = z.object({
  id: z.string(),
  text: z.string(),
  met_at: z.iso.datetime().nullable(),
});

export type ConditionItem = z.infer<typeof conditionItem>;

/** A decision as its applicant and staff read it beside the request. */
export const toldDecision = z.object({
  kind: z.enum(decisionKinds),
  reasons: z.array(z.enum(rejectionReasons)),
  /** To the applicant that of a rejection alone. */
  note: z.string().nullable(),
  decided_at: z.iso.datetime(),
});
