import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { faqs as contract, type KeptFaq } from '@contract/platform/faqs';
import type { Tx } from '@server/db/connection';
import { besideOf } from '@server/http/beside';
import { assertFresh, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { addFaq, listFaqs, lockFaqs, retireFaq, saveFaq, swapFaqs } from './repository';
import { slugOf } from './rules';

const words = platformWords.faqs;

export const faqHandlers = implement(contract, {
  async published({ db, now }) {
    const today = dayInMexicoCity(now);
    const items = (await listFaqs(db)).filter(({ published_from }) => published_from <= today);
    return {
      items: items.map(({ slug, topic, audience, question, answer }) => ({
        slug,
        topic,
        audience,
        question,
        answer,
      })),
    };
  },

  list: async ({ db }) => ({ items: await listFaqs(db) }),

  async create({ db, body, record }) {
    await lockFaqs(db);
    const kept = await listFaqs(db);
    assertFree(kept, body.question);
    const slug = slugOf(body.question, new Set(kept.map((faq) => faq.slug)));
    const added = await addFaq(db, { ...body, slug });
    await record(added.id, { name: added.question, to: added.answer });
    return added;
  },

  async edit({ db, params, body, record }) {
    const { version, ...wording } = body;
    const { kept, others } = await hold(db, params.faqId);
    assertFresh(version, kept);
    assertFree(others, wording.question);
    const saved = await saveFaq(db, kept, wording);
    await record(kept.id, {
      name: saved.question,
      from: `${kept.question}\n${kept.answer}`,
      to: `${saved.question}\n${saved.answer}`,
    });
    return saved;
  },

  async move({ db, params, body, record }) {
    const { kept } = await hold(db, params.faqId);
    const topic = (await listFaqs(db)).filter((faq) => faq.topic === kept.topic);
    const beside = besideOf(topic, kept, body);
    await swapFaqs(db, kept.id, beside.id);
    await record(kept.id, { name: kept.question });
    return { ok: true as const };
  },

  async retire({ db, params, body, now, record }) {
    const { kept } = await hold(db, params.faqId);
    assertFresh(body.version, kept);
    await retireFaq(db, kept, now);
    await record(kept.id, { name: kept.question });
    return { ok: true as const };
  },
});

/** A question that was not retired, and the others, alone with all of them until the transaction ends. */
async function hold(tx: Tx, faqId: string): Promise<{ kept: KeptFaq; others: KeptFaq[] }> {
  await lockFaqs(tx);
  const all = await listFaqs(tx);
  const kept = all.find(({ id }) => id === faqId);
  if (!kept) throw notFound();
  return { kept, others: all.filter(({ id }) => id !== faqId) };
}

/** @throws AppError rule, on its field, when the question is asked already */
function assertFree(others: readonly KeptFaq[], question: string): void {
  if (others.some((faq) => faq.question === question)) {
    throw refused(t(words.taken), { question: t(words.taken) });
  }
}
