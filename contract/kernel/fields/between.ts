import * as z from 'zod';
import { fieldRule } from '../../locales/es-MX/kernel/field-rules';
import { said } from '../words';
import { unlessBlank } from './messages';

/** A whole number from `min` to `max`, both included (section 5: integer, between). */
export function between(min: number, max: number) {
  const error = unlessBlank(said(fieldRule.between, { min, max }));
  return z.int({ error }).min(min, { error }).max(max, { error });
}
