import type { Day } from '@contract/kernel/fields/day';
import type { FaqAudience, FaqTopic, KeptFaq } from '@contract/platform/faqs';
import type { Db, Tx } from '@server/db/connection';
import { holdPlaces, lastPlace, swapPlaces } from '@server/db/places';
import { faqs } from '@server/db/schema/platform-faqs';
import { asc, eq, isNull } from 'drizzle-orm';

/** Each link is one's own too. */
export const lockFaqs = (tx: Tx) => holdPlaces(tx, faqs);

const columns = {
  id: faqs.id,
  slug: faqs.slug,
  topic: faqs.topic,
  audience: faqs.audience,
  question: faqs.question,
  answer: faqs.answer,
  published_from: faqs.publishedFrom,
  version: faqs.version,
};

/** Those that were not retired, in order; those of the days to come too. */
export const listFaqs = (db: Db | Tx): Promise<KeptFaq[]> =>
  db
    .select(columns)
    .from(faqs)
    .where(isNull(faqs.retiredAt))
    .orderBy(asc(faqs.position), asc(faqs.id));

interface Wording {
  topic: FaqTopic;
  audience: FaqAudience[];
  question: string;
  answer: string;
  published_from: Day;
}

const last = lastPlace(faqs);

/** Adds a question at the end of its topic. */
export async function addFaq(tx: Tx, faq: Wording & { slug: string }): Promise<KeptFaq> {
  const { published_from: publishedFrom, ...words } = faq;
  const [added] = await tx
    .insert(faqs)
    .values({ ...words, publishedFrom, position: last })
    .returning(columns);
  if (!added) throw new Error('the question was not kept');
  return added;
}

/** Keeps it as the next version; one that goes to another topic stands at its end. */
export async function saveFaq(tx: Tx, kept: KeptFaq, wording: Wording): Promise<KeptFaq> {
  const { published_from: publishedFrom, ...words } = wording;
  const moved = words.topic === kept.topic ? {} : { position: last };
  const [saved] = await tx
    .update(faqs)
    .set({ ...words, publishedFrom, ...moved, version: kept.version + 1 })
    .where(eq(faqs.id, kept.id))
    .returning(columns);
  if (!saved) throw new Error('the question was not kept');
  return saved;
}

/** Takes a question from who reads them. */
export async function retireFaq(tx: Tx, { id, version }: KeptFaq, retiredAt: Date): Promise<void> {
  await tx
    .update(faqs)
    .set({ retiredAt, version: version + 1 })
    .where(eq(faqs.id, id));
}

/** Two of a topic take each other's place. */
export const swapFaqs = (tx: Tx, one: string, other: string) => swapPlaces(tx, faqs, one, other);
