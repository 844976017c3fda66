import { cardWords } from '@contract/locales/es-MX/treasury/cards-server';
import type { codeChannels } from '@contract/treasury/cards';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import type { users } from '@server/db/schema/identity';
import { type Addressee, letter, lifeInWords, mintCode } from '@server/features/identity';
import { queueMail, queueSms, say } from '@server/features/platform';
import { t } from '@server/i18n';

const words = cardWords.code;

interface Asked {
  linkId: string;
  channel: (typeof codeChannels)[number];
  config: Config;
  now: Date;
}

/**
 * Sends six digits to the holder of an address; the ones before stop working. Without a confirmed telephone they are
 * mailed, whatever was asked. Answers their life in seconds.
 */
export async function sendCode(
  tx: Tx,
  user: typeof users.$inferSelect,
  { linkId, channel, config, now }: Asked,
): Promise<number> {
  const minted = { purpose: 'cards', userId: user.id, subject: linkId, now } as const;
  const { code, seconds } = await mintCode(tx, minted);
  const { phone, phoneVerifiedAt } = user;
  if (channel === 'sms' && phone && phoneVerifiedAt) {
    const text = t(words.sms, { brand: config.brand, code, life: lifeInWords(seconds) });
    await queueSms(tx, config, { kind: 'code', to: phone, subject: t(words.subject), text });
  } else {
    await queueMail(tx, config, cardCode(config, user, code, seconds));
  }
  return seconds;
}

/** @param seconds life of the code */
export const cardCode = (config: Config, to: Addressee, code: string, seconds: number) =>
  letter(
    config,
    to,
    say(words.subject),
    [say(words.text, { code, life: lifeInWords(seconds) }), say(words.secret)],
    'code',
  );
