import { productCatalog } from '@contract/credit/product-catalog';
import {
  FIRST_TECHNOLOGY,
  simulationInputs as fields,
  inHundredths,
  type SimulationField,
  simulationParams,
} from '@contract/credit/simulation-address';
import { leavesCredit, simulationTerms } from '@contract/credit/simulations';
import { BASIS, basisPoints } from '@contract/kernel/fields/basis-points';
import { amountCents } from '@contract/kernel/fields/centavos';
import { said } from '@contract/kernel/words';
import { simulationFields as messages } from '@contract/locales/es-MX/credit/simulations';
import { parseHundredths } from '@portal/ui/format';
import * as z from 'zod';

/** All that the simulator asks: the terms of the call, and what the electricity bill is compared by. */
const schema = z
  .strictObject({
    ...simulationTerms,
    bill_cents: amountCents.optional(),
    saved_bp: basisPoints
      .refine((share) => share <= BASIS, { error: said(messages.mostSaved) })
      .optional(),
    growth_bp: basisPoints
      .refine((growth) => growth <= BASIS / 2, { error: said(messages.mostGrowth) })
      .optional(),
  })
  .superRefine(leavesCredit);

export type SimulationValues = z.output<typeof schema>;

/** Each field as its person typed it. */
export type Typed = Readonly<Record<SimulationField, string>>;

/** As the simulator of the home begins. */
const first: Typed = {
  amount_cents: '60000',
  down_payment_cents: '',
  term_months: '24',
  grace_months: '',
  bill_cents: '',
  saved_bp: '',
  growth_bp: '',
};

/** The number that a field's text is; undefined where it is empty, NaN where it is none. */
function numberIn(field: SimulationField, text: string): number | undefined {
  if (text.trim() === '') return undefined;
  if (inHundredths(field)) return parseHundredths(text) ?? Number.NaN;
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** What of an address its fields take; all else begins as at first. */
export function typedIn(search: URLSearchParams): Typed {
  const read = (field: SimulationField) => {
    const text = search.get(simulationParams[field]) ?? '';
    const taken = text !== '' && schema.shape[field].safeParse(numberIn(field, text)).success;
    return [field, taken ? text.trim() : first[field]] as const;
  };
  return { ...first, ...Object.fromEntries(fields.map(read)) };
}

/** What the bill is compared by, which no figure of the credit follows from. */
const ofBill: readonly SimulationField[] = ['bill_cents', 'saved_bp', 'growth_bp'];

type Problems = Partial<Record<SimulationField, string>>;

/**
 * What was typed as values, and what is wrong with each field: what is wrong with the bill leaves the values of the
 * credit, without it.
 */
export function checkTyped(typed: Typed): { values: SimulationValues | null; problems: Problems } {
  const all = checkFields(typed, fields);
  const right = fields.filter((field) => !(field in all.problems && ofBill.includes(field)));
  if (right.length === fields.length) return all;
  const { values, problems } = checkFields(typed, right);
  return { values, problems: { ...all.problems, ...problems } };
}

function checkFields(typed: Typed, some: readonly SimulationField[]) {
  const numbers = some.map((field) => [field, numberIn(field, typed[field])]);
  const { success, data, error } = schema.safeParse(Object.fromEntries(numbers));
  const problems: Problems = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = fields.find((one) => one === path[0]);
    if (field) problems[field] ??= message;
  }
  return { values: success ? data : null, problems };
}

/** The technology that an address names, as on the wire; the first of the catalogue where it names none. */
export const technologyNamed = (loanType: string | undefined): string =>
  productCatalog.find(({ name }) => name === loanType)?.name ?? FIRST_TECHNOLOGY;
