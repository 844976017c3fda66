import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import { curp, readCurp } from '../kernel/fields/curp';
import { day, dayInMexicoCity } from '../kernel/fields/day';
import { email } from '../kernel/fields/email';
import { nameOf, personName } from '../kernel/fields/name';
import { phone } from '../kernel/fields/phone';
import { individualRfc } from '../kernel/fields/rfc';
import { version } from '../kernel/fields/version';
import { said, t } from '../kernel/words';
import { relationFields } from '../locales/es-MX/people/relations-schemas';

export const MOST_BENEFICIARIES = 10;
const WHOLE = 100;

/** Whole percent of what is left to them. */
export const share = between(1, WHOLE);

/** Why some shares cannot be kept; null when they add up to exactly 100. */
export function sharesProblem(shares: readonly number[]): string | null {
  const total = shares.reduce((sum, one) => sum + one, 0);
  return total === WHOLE ? null : t(relationFields.beneficiaries.total, { total });
}

/** As even as whole percents allow: the first ones get what is left over. */
export const evenShares = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.floor((WHOLE + count - 1 - at) / count));

const personFields = {
  full_name: personName,
  relation: nameOf(3),
  birth_day: day.refine((text) => text <= dayInMexicoCity(new Date()), {
    error: said(relationFields.beneficiaries.birthDay),
  }),
  curp: curp.optional(),
  rfc: individualRfc.optional(),
  phone: phone.optional(),
  email: email.optional(),
};

interface Born {
  birth_day: string;
  curp?: string | undefined;
}

const curpFits = ({ birth_day: bornOn, curp: text }: Born) =>
  text === undefined || readCurp(text)?.bornOn === bornOn;
const curpMisfit = { path: ['curp'], error: said(relationFields.beneficiaries.curpDay) };

/** Who they are, as their form asks it; without a share, which is decided with those of the others. */
export const beneficiaryPerson = z.strictObject(personFields).refine(curpFits, curpMisfit);

/** One of a list: with an `id` it stays, and keeps the CURP or RFC that is not given again. */
const listed = z
  .strictObject({ ...personFields, id: z.uuid().optional(), share })
  .refine(curpFits, curpMisfit);

export const beneficiaryList = z
  .strictObject({ version, beneficiaries: z.array(listed).max(MOST_BENEFICIARIES) })
  .superRefine(({ beneficiaries: all }, context) => {
    const problem = all.length > 0 ? sharesProblem(all.map((one) => one.share)) : null;
    if (problem) context.addIssue({ code: 'custom', path: ['beneficiaries'], message: problem });
    const seen = new Set<string>();
    for (const [at, one] of all.entries()) {
      const who = `${one.full_name.toLocaleLowerCase('es-MX')} ${one.birth_day}`;
      if (seen.has(who) || (one.id !== undefined && seen.has(one.id))) {
        const path = ['beneficiaries', at, 'full_name'];
        context.addIssue({ code: 'custom', path, message: t(relationFields.beneficiaries.twice) });
      }
      seen.add(who);
      if (one.id !== undefined) seen.add(one.id);
    }
  });

const beneficiaryItem = z.object({
  id: z.string(),
  full_name: z.string(),
  relation: z.string(),
  birth_day: z.string(),
  /** The last four characters. */
  curp_end: z.string().nullable(),
  rfc_end: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  share: z.int(),
});

export type BeneficiaryItem = z.infer<typeof beneficiaryItem>;

const keptList = z.object({ version, beneficiaries: z.array(beneficiaryItem) });

export const beneficiaries = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/profile/beneficiaries',
    can: 'account.show',
    response: keptList,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/profile/beneficiaries',
    can: 'account.edit',
    audit: { action: 'beneficiaries.edit', object: 'beneficiaries' },
    stepUp: true,
    body: beneficiaryList,
    response: keptList,
  }),
} as const;
