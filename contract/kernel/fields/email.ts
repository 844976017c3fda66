import * as z from 'zod';
import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { said } from '../words';
import { unlessBlank } from './messages';
import { cleanPasted } from './pasted';
import { tidyText } from './text';

/** An e-mail address, trimmed and in lower case, so that one mailbox has one account. */
export const email = tidyText(254, cleanPasted)
  .toLowerCase()
  .min(1, { error: said(fieldMessage.required), abort: true })
  .check(z.email({ error: unlessBlank(said(fieldMessage.email)) }));
