import { randomBytes } from 'node:crypto';
import { formatDay } from '@contract/kernel/fields/day';
import { formatPhone } from '@contract/kernel/fields/phone';
import { coObligorWords } from '@contract/locales/es-MX/credit/co-obligors-server';
import type { Tx } from '@server/db/connection';
import { bureauConsents } from '@server/db/schema/credit-co-obligors';
import type { Vault } from '@server/db/vault';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { nipOfCoObligor, takeNip } from './nip';
import { addressLine, openPerson, sealPerson } from './person';
import type { CoObligorRow } from './repository';
import { coObligorTextAt } from './texts';

/** What the page shows of who authorises: enough to recognise it, and no number in full. */
export function openedBureau(vault: Vault, row: CoObligorRow) {
  const person = openPerson(vault, row);
  if (!person) throw new Error('a co-obligor accepted without their data');
  return {
    birth_day: formatDay(person.birth_day),
    curp: masked(person.curp),
    rfc: masked(person.rfc),
    address: addressLine(person),
    phone: masked(formatPhone(person.phone)),
    email: maskedEmail(row.email),
  };
}

export const masked = (text: string) => `•••• ${text.slice(-4)}`;

export const maskedEmail = (email: string) => email.replace(/^(.).*@/, '$1•••@');

interface Given {
  code: string;
  text_sha256: string;
  vault: Vault;
  ip: string;
  userAgent: string;
  now: Date;
}

/**
 * Keeps the authorisation with all that proves it, once the code was typed back. Answers its folio.
 * @throws AppError conflict when another text was read, or what `takeNip` refuses
 */
export async function giveConsent(tx: Tx, row: CoObligorRow, given: Given): Promise<string> {
  const { code, text_sha256: textHash, vault, ip, userAgent, now } = given;
  const text = await coObligorTextAt(tx, 'bureau', now);
  if (textHash !== text.sha256) throw conflict(t(coObligorWords.otherText));
  const person = openPerson(vault, row);
  if (!person) throw new Error('a co-obligor accepted without their data');
  const proved = await takeNip(vault, nipOfCoObligor(tx, row), code, now);
  const folio = `CDC-${randomBytes(5).toString('hex').toUpperCase()}`;
  await tx.insert(bureauConsents).values({
    coObligorId: row.id,
    folio,
    version: String(text.number),
    textHash,
    person: sealPerson(vault, row.id, person),
    ...proved,
    validatedAt: now,
    ip,
    userAgent,
  });
  return folio;
}
