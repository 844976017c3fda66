import { randomInt } from 'node:crypto';
import type { NipChannel } from '@contract/credit/co-obligors';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import type { Vault } from '@server/db/vault';
import { lifeInWords, wrongCode } from '@server/features/identity';
import { queueMail, queueSms, settingOrFirst } from '@server/features/platform';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { type NipReader, type NipUse, nipCode, nipWords } from './mails';
import type { CoObligorRow } from './repository';

const MOST_TRIES = 5;

/** What is kept of the code that is open. */
export interface OpenNip {
  nipMark: string | null;
  nipChannel: NipChannel | null;
  nipSentAt: Date | null;
  nipEndsAt: Date | null;
  nipTries: number;
}

/** The record that a code is open of. */
export interface NipHolder {
  id: string;
  open: OpenNip;
  keep: (changes: Partial<OpenNip>) => Promise<unknown>;
}

export const nipOfCoObligor = (tx: Tx, row: CoObligorRow): NipHolder => ({
  id: row.id,
  open: row,
  keep: (changes) => tx.update(coObligors).set(changes).where(eq(coObligors.id, row.id)),
});

const markOf = (vault: Vault, id: string, code: string) => vault.mark(code, `co-obligor-nip:${id}`);

interface Asked {
  channel: NipChannel;
  /** What it is typed back for, as its message says. */
  use: NipUse;
  to: NipReader;
  /** The telephone that they accepted with, or that was given of them. */
  phone: string;
  config: Config;
  vault: Vault;
  now: Date;
}

/** Sends six digits to be typed back within their life; the ones before stop working. Answers that life in seconds. */
export async function sendNip(tx: Tx, { id, keep }: NipHolder, asked: Asked): Promise<number> {
  const { channel, to, phone, use, config, vault, now } = asked;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const seconds = await settingOrFirst(tx, 'otp_ttl_seconds', dayInMexicoCity(now));
  await keep({
    nipMark: markOf(vault, id, code),
    nipChannel: channel,
    nipSentAt: now,
    nipEndsAt: new Date(now.getTime() + seconds * 1000),
    nipTries: 0,
  });
  const { subject, sms } = nipWords[use];
  const life = lifeInWords(seconds);
  if (channel === 'sms') {
    const text = t(sms, { brand: config.brand, code, life });
    await queueSms(tx, config, { kind: 'code', to: phone, subject: t(subject), text });
  } else {
    await queueMail(tx, config, nipCode(config, to, use, { code, life }));
  }
  return seconds;
}

/**
 * Takes the code that was typed back, once.
 * @throws AppError a wrong, old or fifth time wrong one, which all read the same
 */
export async function takeNip(
  vault: Vault,
  { id, open, keep }: NipHolder,
  code: string,
  now: Date,
) {
  const { nipMark, nipChannel, nipSentAt, nipEndsAt, nipTries } = open;
  if (!nipMark || !nipChannel || !nipSentAt || !nipEndsAt) throw wrongCode();
  if (nipEndsAt <= now || nipTries >= MOST_TRIES) throw wrongCode();
  if (markOf(vault, id, code) !== nipMark) {
    await keep({ nipTries: nipTries + 1 });
    throw wrongCode();
  }
  await keep({ nipMark: null, nipEndsAt: null });
  return { nipMark, channel: nipChannel, sentAt: nipSentAt };
}
