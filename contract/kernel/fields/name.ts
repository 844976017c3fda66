import type * as z from 'zod';
import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { said, t } from '../words';
import { unlessBlank } from './messages';
import { isPrintable, unprintable } from './printable';
import { tidyText } from './text';

/** Letters of any script with their accents, digits, spaces, and the signs that names of companies bear. */
const NAME = /^[\p{L}\p{M}\p{N} \u00a0.,:;'’‘´"“”&()/+#%¡!¿?°ºª\-–]*$/u;
/** The same and what shops add, "@Papelería" or "Todo a $10": a spreadsheet runs none of it, exports guard their cells. */
const BUSINESS = /^[\p{L}\p{M}\p{N} \u00a0.,:;'’‘´"“”&()/+#%¡!¿?°ºª\-–@=*$_]*$/u;

/** What the name of a person is written with. */
const PERSON = /^[\p{L}\p{M} '’‘´.\-‐–]*$/u;
/** Letters of two alphabets look alike: a name in one of them is not written to pass for another. */
const ONE_ALPHABET =
  /^(?:[\p{Script=Latin}\P{L}]*|[\p{Script=Greek}\P{L}]*|[\p{Script=Cyrillic}\P{L}]*)$/u;
/** A full stop that does not end an initial or an abbreviation ("J.", "Ma.", "Fco."), or has no space after it. */
const STRAY_STOP = /(?<!(?<![\p{L}\p{M}])\p{L}{1,3})\.|\.(?! |-|$|\p{L}\.)/u;

/** What mail programs write to when it is pressed. */
const ADDRESS = /[^\s(]@/u;

/**
 * What mail programs make a link of: a name goes into mails to whomever its writer likes. Initials ("S.A.",
 * "Ma.Elena") and companies in capitals ("DESPEGAR.COM") have no space after a full stop either.
 */
const LINK = /:\/|\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}\//iu;
/** Fixed counts: an open one before the full stop is quadratic on a long name. */
const HOST = /[\p{L}\p{N}-]{3}\.\p{Ll}{2}/u;

/** Spaces, and letters and signs that are drawn as one. */
const UNSEEN = /[ \u00a0\u115f\u1160\u2800\u3164\uffa0]+/g;

/** Says which signs a name may have, and which one of it may not be there. */
const refusedSign = (signs: RegExp, wrong: () => string) => (name: unknown) => {
  const sign = Array.from(String(name)).find((one) => !signs.test(one)) ?? '';
  return `${wrong()}. ${t(kernelFields.name.sign, { sign })}`;
};

const tidy = (typed: string) => typed.replace(UNSEEN, ' ').trim();
const hasLetters = (name: string) => /\p{L}/u.test(name);

const named = (least: number, signs: RegExp, wrong: () => string) =>
  tidyText(120, tidy)
    .min(least, { error: unlessBlank(said(fieldMessage.min, { characters: least })) })
    .refine((name) => signs.test(name), {
      error: unlessBlank(refusedSign(signs, wrong)),
      abort: true,
    })
    .refine(isPrintable, { error: unprintable, abort: true })
    .refine((name) => !LINK.test(name) && !HOST.test(name), {
      error: said(kernelFields.name.link),
    });

/** The name of a place, a company or a program, of at least so many characters; spaces beside each other are one. */
export const nameOf = (least: number) => named(least, NAME, said(kernelFields.name.characters));

/** What a person or a company is called: digits alone, as of a telephone, are no name. */
export const fullName = nameOf(3).refine(hasLetters, {
  error: unlessBlank(said(kernelFields.name.letters)),
});

/** What a person is called, in at least so many characters and at most 80. */
export const personNameOf = (least: number) =>
  tidyText(80, tidy)
    .min(least, { error: unlessBlank(said(fieldMessage.min, { characters: least })) })
    .refine((name) => PERSON.test(name), {
      error: unlessBlank(said(kernelFields.name.person)),
      abort: true,
    })
    .refine(isPrintable, { error: unprintable, abort: true })
    .refine((name) => ONE_ALPHABET.test(name), {
      error: said(kernelFields.name.alphabets),
      abort: true,
    })
    .refine((name) => !STRAY_STOP.test(name), { error: said(kernelFields.name.stop), abort: true })
    .refine(hasLetters, { error: unlessBlank(said(kernelFields.name.letters)) });

/** The full name of a person. */
export const personName = personNameOf(3);

/** What is wrong with the name of a person that was read as that of a person or a company; undefined when nothing is. */
export const personNameProblem = (name: string): string | undefined =>
  personName.safeParse(name).error?.issues[0]?.message;

/** The rule that the name in a form, where it is a person's and no company's, is written as one. */
export const namedAsPerson =
  <Given extends { full_name: string }>(isPerson: (given: Given) => boolean) =>
  (given: Given, context: z.RefinementCtx): void => {
    const message = isPerson(given) ? personNameProblem(given.full_name) : undefined;
    if (message) context.addIssue({ code: 'custom', path: ['full_name'], message });
  };

/** What a shop calls itself. */
export const businessName = named(2, BUSINESS, said(kernelFields.name.business)).refine(
  (name) => !ADDRESS.test(name),
  { error: said(kernelFields.name.address) },
);

/** What a municipality or a town is called. */
export const placeName = nameOf(2)
  .max(80, { error: said(fieldMessage.max, { characters: 80 }) })
  .refine((name) => /\p{L}/u.test(name), { error: unlessBlank(said(kernelFields.name.letters)) });
