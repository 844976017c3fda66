import * as z from 'zod';
import { fieldMessage, unlessBlank } from './messages';

/** An e-mail address, trimmed and in lower case, so that one mailbox has one account. */
export const email = z
  .string({ error: fieldMessage.required })
  .trim()
  .toLowerCase()
  .min(1, { error: fieldMessage.required, abort: true })
  .max(254, { error: fieldMessage.max(254) })
  .check(z.email({ error: unlessBlank(fieldMessage.email) }));
