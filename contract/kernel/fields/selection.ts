import * as z from 'zod';
import { fieldRule } from '../../locales/es-MX/kernel/field-rules';
import { said } from '../words';

/** Some of several choices, each once and at most `count` of them (section 5: multi-select). */
export function selection<const Value extends string>(values: readonly Value[], count: number) {
  const error = said(fieldRule.selection, { count });
  return z
    .array(z.enum(values))
    .max(count, { error })
    .refine((chosen) => new Set(chosen).size === chosen.length, { error });
}
