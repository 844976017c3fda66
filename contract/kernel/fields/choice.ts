import * as z from 'zod';
import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { said } from '../words';
import { unlessBlank } from './messages';

/** One of some values. */
export const choice = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: unlessBlank(said(kernelFields.spanishErrors.option)) });
