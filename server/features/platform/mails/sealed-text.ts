import type { Config } from '@server/config';
import { createVault } from '@server/db/vault';

interface Row {
  id: string;
  text: string;
}

/** Marks a sealed text; rows of older versions are in clear and begin with a greeting instead. */
const SEALED = 'v1:';

const placeOf = ({ id }: Pick<Row, 'id'>) => `mails.text:${id}`;

/** What is kept of a message: its links and codes open accounts, so no copy of the database may show them. */
export function sealText(config: Config, mail: Row): string {
  return `${SEALED}${createVault(config.appSecret).seal(mail.text, placeOf(mail))}`;
}

/** The text of a kept message; throws when it was sealed under another APP_SECRET. */
export function openText(config: Config, mail: Row): string {
  if (!mail.text.startsWith(SEALED)) return mail.text;
  return createVault(config.appSecret).open(mail.text.slice(SEALED.length), placeOf(mail));
}
