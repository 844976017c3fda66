import * as z from 'zod';
import { fieldRule } from '../../locales/es-MX/kernel/field-rules';
import { said } from '../words';
import { unlessBlank } from './messages';

/**
 * A whole number from `min` to `max`, both included (section 5: integer, between).
 *
 * @param reason why these are the bounds, where it is not evident
 */
export function between(min: number, max: number, reason = '') {
  const error = unlessBlank(said(fieldRule.between, { min, max, why: reason && `; ${reason}` }));
  return z.int({ error }).min(min, { error }).max(max, { error });
}
