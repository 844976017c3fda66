import * as z from 'zod';
import { fieldRule } from '../../locales/es-MX/kernel/field-rules';
import { t } from '../words';
import { unlessBlank } from './messages';

/**
 * A whole number from `min` to `max`, both included (section 5: integer, between).
 *
 * @param reason why these are the bounds, where it is not evident; of the catalogue as a function, which is asked when
 *   it is said
 */
export function between(min: number, max: number, reason: string | (() => string) = '') {
  const error = unlessBlank(() => {
    const why = typeof reason === 'string' ? reason : reason();
    return t(fieldRule.between, { min, max, why: why && `; ${why}` });
  });
  return z.int({ error }).min(min, { error }).max(max, { error });
}
