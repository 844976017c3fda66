import { oneLine } from '../kernel/fields/line';
import { unlessBlank } from '../kernel/fields/messages';
import { folded } from '../kernel/folded';
import { said } from '../kernel/words';
import { accreditationFields } from '../locales/es-MX/people/accreditation-schemas';

/** A name with at least one letter or digit: without one it would be the same as every other such name. */
const name = (most: number) =>
  oneLine(most).refine((typed) => /[\p{L}\p{N}]/u.test(typed), {
    error: unlessBlank(said(accreditationFields.needsLetter)),
  });

/** A brand or manufacturer of equipment. */
export const brandName = name(60);

/** A model of equipment, as its manufacturer writes it. */
export const modelName = name(80);

/** Blanks, hyphens, dashes and underscores, which data sheets and people put where they like. */
const SEPARATORS = /[\s\p{Pd}\u2212_|]+/gu;

const keyOf = (typed: string) => folded(typed).replace(SEPARATORS, '');

/**
 * What a brand and a model are compared by, on every list of equipment: two spellings of one product have one key.
 * Case, accents, blanks, hyphens and underscores make no difference; dots, slashes and plus signs tell models apart.
 */
export const equipmentKey = ({ brand, model }: { brand: string; model: string }): string =>
  `${keyOf(brand)}|${keyOf(model)}`;
