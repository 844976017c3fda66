import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { choice } from '../kernel/fields/choice';
import { day } from '../kernel/fields/day';
import { line } from '../kernel/fields/line';
import { severalOf } from '../kernel/fields/selection';
import { version } from '../kernel/fields/version';
import { moveBody } from '../kernel/kept-list';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';

export const MOST_OF_A_QUESTION = 160;
export const MOST_OF_AN_ANSWER = 1200;

/** Who has help of their own. */
export const faqAudienceNames = ['client', 'investor', 'supplier'] as const;
export type FaqAudience = (typeof faqAudienceNames)[number];

/** What the questions are about, in the order in which people read them. */
export const faqTopicNames = [
  'request',
  'funding',
  'installation',
  'payments',
  'investing',
  'money',
  'taxes',
  'team',
  'account',
  'fraud',
] as const;
export type FaqTopic = (typeof faqTopicNames)[number];

const publicFaq = z.object({
  /** The deep link, `#slug`, which stays whatever the question becomes. */
  slug: z.string(),
  topic: z.enum(faqTopicNames),
  audience: z.array(z.enum(faqAudienceNames)),
  question: z.string(),
  answer: z.string(),
});

const keptFaq = publicFaq.extend({ id: z.string(), published_from: day, version });

export type KeptFaq = z.infer<typeof keptFaq>;

const words = {
  topic: choice(faqTopicNames),
  audience: severalOf(z.enum(faqAudienceNames), faqAudienceNames.length, {
    error: said(fieldMessage.required),
  })
    .min(1, { error: said(fieldMessage.required) })
    .overwrite((chosen) => faqAudienceNames.filter((name) => chosen.includes(name))),
  question: line(MOST_OF_A_QUESTION),
  answer: line(MOST_OF_AN_ANSWER),
  /** The day from which people read it. */
  published_from: day,
};

const byId = z.strictObject({ faqId: z.uuid() });
const done = z.object({ ok: z.literal(true) });

export const faqs = {
  /** Those that are published today, each topic's in its order. */
  published: endpoint({
    method: 'GET',
    path: '/api/v1/faqs/published',
    can: 'public',
    response: z.object({ items: z.array(publicFaq) }),
  }),
  /** Those to come too, for who keeps them. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/faqs',
    can: 'catalogs.list',
    response: z.object({ items: z.array(keptFaq) }),
  }),
  /** At the end of its topic. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/faqs',
    can: 'catalogs.edit',
    audit: { action: 'faqs.create', object: 'faqs' },
    body: z.strictObject(words),
    response: keptFaq,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/faqs/:faqId',
    can: 'catalogs.edit',
    audit: { action: 'faqs.edit', object: 'faqs' },
    params: byId,
    body: z.strictObject({ ...words, version }),
    response: keptFaq,
  }),
  /** Past the one beside it in its topic, which has to be there still. */
  move: endpoint({
    method: 'POST',
    path: '/api/v1/faqs/:faqId/move',
    can: 'catalogs.edit',
    audit: { action: 'faqs.move', object: 'faqs' },
    params: byId,
    body: moveBody,
    response: done,
  }),
  /** Nobody reads it any more; its link leads to the page of questions. */
  retire: endpoint({
    method: 'POST',
    path: '/api/v1/faqs/:faqId/retire',
    can: 'catalogs.edit',
    audit: { action: 'faqs.retire', object: 'faqs' },
    params: byId,
    body: z.strictObject({ version }),
    response: done,
  }),
} as const;
