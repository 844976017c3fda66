import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { cardWords } from '@contract/locales/es-MX/treasury/cards-server';
import { cards as contract } from '@contract/treasury/cards';
import { inTransaction } from '@server/db/connection';
import {
  assertMayAct,
  mintLink,
  oneTimeLife,
  redeemCode,
  wrongCode,
} from '@server/features/identity';
import { audit, settingOrFirst } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { sendCode } from './code';
import { holderBy, openAccount } from './holder';
import { cardsOf, factsOf, lastCharges, registerCard, removeCard, setDefault } from './kept';
import { countWrongCode, findLink, forgetWrongCodes, holdCards } from './links';
import { isExpiredAt, MOST_CARDS } from './rules';

const done = { ok: true as const };

const noGateway = () => refused(t(cardWords.noGateway));

export const cardHandlers = implement(contract, {
  async requestCode({ db, body, vault, config, now }) {
    const link = await findLink(db, vault, body.external_id);
    const user = link && (await openAccount(db, link.userId));
    const seconds = user
      ? await sendCode(db, user, { linkId: link.id, channel: body.channel, config, now })
      : await settingOrFirst(db, 'otp_ttl_seconds', dayInMexicoCity(now));
    return { seconds };
  },

  async open({ db, body, vault, config, now }) {
    const found = await findLink(db, vault, body.external_id);
    if (!found) throw wrongCode();
    await holdCards(db, found.applicantId);
    // Ended, or guessed at, while this call waited.
    const link = await findLink(db, vault, body.external_id);
    if (!link || !(await openAccount(db, link.userId))) throw wrongCode();
    const { id: subject, userId, applicantId } = link;
    const asked = { purpose: 'cards', userId, subject, code: body.code, now } as const;
    if (!(await redeemCode(db, asked))) {
      await countWrongCode(db, link, { config, now });
      throw wrongCode();
    }
    await forgetWrongCodes(db, subject);
    const pass = await mintLink(db, { purpose: 'cards_pass', userId, subject, now });
    await audit(db, {
      at: now,
      userId,
      action: 'cards.open',
      object: 'applicants',
      objectId: applicantId,
    });
    const ends = new Date(now.getTime() + oneTimeLife.cards_pass);
    return { pass, expires_at: ends.toISOString() };
  },

  async list({ db, body, adapters, now }) {
    const { applicantId } = await holderBy(db, body.pass, now);
    const kept = await cardsOf(db, applicantId);
    const charges = await lastCharges(
      db,
      kept.map(({ id }) => id),
    );
    return {
      items: kept.map((card) => {
        const charge = charges.get(card.id);
        const facts = factsOf(card);
        return {
          id: card.id,
          ...facts,
          expired: isExpiredAt(facts, now),
          is_default: card.isDefault,
          last_charge: charge
            ? {
                amount_cents: charge.amountCents,
                at: charge.askedAt.toISOString(),
                state: charge.state,
                reason: charge.reason,
              }
            : null,
        };
      }),
      may_add: adapters.cards !== null && kept.length < MOST_CARDS,
    };
  },

  async openField({ db, body, adapters, now }) {
    const { userId, applicantId } = await holderBy(db, body.pass, now);
    await assertMayAct(db, userId);
    if (!adapters.cards) throw noGateway();
    return { url: await adapters.cards.openField(applicantId) };
  },

  async add({ db, body: { pass, token }, adapters, vault, config, now }) {
    const { userId, applicantId } = await holderBy(db, pass, now);
    await assertMayAct(db, userId);
    if (!adapters.cards) throw noGateway();
    const read = await adapters.cards.read(token);
    if (read?.holderId !== applicantId) throw refused(t(cardWords.badToken));
    return inTransaction(db, async (tx) => {
      const keeper = await lockHolder(tx, pass, now);
      const id = await registerCard(tx, vault, { token, facts: read }, { ...keeper, config, now });
      return { id };
    });
  },

  async setDefault({ db, body, now }) {
    const keeper = await lockHolder(db, body.pass, now);
    await assertMayAct(db, keeper.userId);
    await setDefault(db, body.card_id, { ...keeper, now });
    return done;
  },

  async remove({ db, body, config, now }) {
    const keeper = await lockHolder(db, body.pass, now);
    await removeCard(db, body.card_id, { ...keeper, config, now });
    return done;
  },
});

/** Who holds a pass, while nobody replaces the address that it was opened by. */
async function lockHolder(tx: Parameters<typeof holdCards>[0], pass: string, now: Date) {
  const { applicantId } = await holderBy(tx, pass, now);
  await holdCards(tx, applicantId);
  const { userId } = await holderBy(tx, pass, now);
  return { userId, applicantId };
}
