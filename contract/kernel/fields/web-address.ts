import * as z from 'zod';
import { fieldRule } from '../../locales/es-MX/kernel/field-rules';
import { said } from '../words';
import { unlessBlank } from './messages';
import { tidyText } from './text';

const MOST_CHARACTERS = 200;
const error = unlessBlank(said(fieldRule.url));

/** Typed as people say it, an address is one of https. */
const withScheme = (typed: string) =>
  typed === '' || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;

/** A page on the web that others are led to (section 5: url): of http or https, at a domain, and with no name or password in it. */
export const webAddress = tidyText(MOST_CHARACTERS, (typed) => withScheme(typed.trim()))
  .check(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error }))
  .refine((address) => !/^https?:\/\/[^/]*@/i.test(address), { error });

/** The same, where there may be none. */
export const optionalWebAddress = z
  .union([z.literal('').transform(() => null), webAddress])
  .nullish()
  .transform((address) => address ?? null);
