import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { said } from '../words';
import { unlessBlank } from './messages';
import { plainText } from './text';

/** The reason of an action that affects another person: 5 to 500 characters, for the audit trail or the other side. */
export const reason = plainText(500).min(5, {
  error: unlessBlank(said(fieldMessage.min, { characters: 5 })),
});
