import * as z from 'zod';
import { fieldMessage, unlessBlank } from './messages';

/** Why somebody did what touches another person: 5 to 500 characters, for the audit trail or the other side. */
export const reason = z
  .string()
  .trim()
  .min(5, { error: unlessBlank(fieldMessage.min(5)) })
  .max(500, { error: fieldMessage.max(500) });
