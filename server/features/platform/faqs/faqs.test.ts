import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { faqs as portals } from '@portal/features/platform/help/faqs';
import { testApi } from '@tests/support/api';
import { UNKNOWN_ID } from '@tests/support/identities';
import { firstOf } from '@tests/support/present';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const staff = await api.person('admin');
const url = '/api/v1/faqs';
const today = dayInMexicoCity(new Date());
const usual = {
  topic: 'taxes',
  audience: ['investor'],
  answer: 'Una respuesta.',
  published_from: today,
};

const add = (question: string, other: object = {}) =>
  staff.call({ method: 'POST', url, body: { ...usual, question, ...other } });
const added = async (question: string, other: object = {}) => {
  const reply = await add(question, other);
  expect(reply.status).toBe(200);
  return reply.json;
};
const published = async () => (await api.anonymous({ url: `${url}/published` })).json.items;
const move = (id: string, direction: 'up' | 'down', pastId: string) =>
  staff.call({ method: 'POST', url: `${url}/${id}/move`, body: { direction, past_id: pastId } });
const retire = (id: string, version: number) =>
  staff.call({ method: 'POST', url: `${url}/${id}/retire`, body: { version } });
const latestAct = async () =>
  firstOf((await staff.call({ url: '/api/v1/audit?object=faqs' })).json.items);

describe('the questions', () => {
  it('begin as those that the portal came with, to the letter and in their order', async () => {
    expect(await published()).toEqual(
      portals.map(({ id, topic, audience, question, answer }) => ({
        slug: id,
        topic,
        audience,
        question,
        answer,
      })),
    );
  });

  it('are read by visitors from their day on, and by who keeps them before', async () => {
    const now = await added('¿Qué es una constancia?');
    const later = await added('¿Qué cambia mañana?', { published_from: addDays(today, 1) });
    const slugs = (await published()).map(({ slug }) => slug);
    expect(slugs).toContain(now.slug);
    expect(slugs).not.toContain(later.slug);
    const { json } = await staff.call({ url });
    expect(json.items.map(({ slug }) => slug)).toContain(later.slug);
  });

  it('are text and nothing else, and are not told by whom they are kept', async () => {
    const question = '<img src=x onerror=alert(1)>';
    const { slug } = await added(question, { answer: '{{7*7}}\n<b>dos</b>' });
    const found = (await published()).find((faq) => faq.slug === slug);
    expect(found).toEqual({
      slug,
      topic: 'taxes',
      audience: ['investor'],
      question,
      answer: '{{7*7}}\n<b>dos</b>',
    });
  });

  it('are changed by who read the last save; the link stays, and the trail has both wordings', async () => {
    const faq = await added('¿Qué pasa con el ISR?', { audience: ['supplier', 'client'] });
    expect(faq.audience).toEqual(['client', 'supplier']);
    expect(await latestAct()).toMatchObject({ action: 'faqs.create', object_id: faq.id });
    const edit = (question: string) =>
      staff.call({
        method: 'PUT',
        url: `${url}/${faq.id}`,
        body: { ...usual, question, version: faq.version },
      });
    const saved = await edit('¿Cuánto ISR se retiene?');
    expect(saved.json).toMatchObject({
      slug: faq.slug,
      audience: ['investor'],
      version: faq.version + 1,
    });
    expect(await latestAct()).toMatchObject({
      action: 'faqs.edit',
      details: {
        from: '¿Qué pasa con el ISR?\nUna respuesta.',
        to: '¿Cuánto ISR se retiene?\nUna respuesta.',
      },
    });
    const second = await edit('¿Otra?');
    expect([second.status, second.json.code]).toEqual([409, 'stale']);
    expect((await retire(faq.id, faq.version)).status).toBe(409);
  });

  it('move past the one beside them in their topic, and go to the end of another', async () => {
    const topic = (await staff.call({ url })).json.items.filter((faq) => faq.topic === 'team');
    const [a, b] = [firstOf(topic), firstOf(topic.slice(1))];
    const order = async () =>
      (await published()).filter((faq) => faq.topic === 'team').map(({ slug }) => slug);
    expect((await move(b.id, 'up', a.id)).status).toBe(200);
    expect((await order()).slice(0, 2)).toEqual([b.slug, a.slug]);
    // Pressed on a page that shows the order of before.
    expect((await move(b.id, 'up', a.id)).status).toBe(409);
    expect((await move(a.id, 'up', UNKNOWN_ID)).status).toBe(409);
    const { question, answer, audience, published_from, version } = b;
    const body = { topic: 'fraud', question, answer, audience, published_from, version };
    expect((await staff.call({ method: 'PUT', url: `${url}/${b.id}`, body })).status).toBe(200);
    expect(await order()).not.toContain(b.slug);
    const frauds = (await published()).filter((faq) => faq.topic === 'fraud');
    expect(frauds.at(-1)?.slug).toBe(b.slug);
  });

  it('are retired for good, and may be asked again then under the same link', async () => {
    const faq = await added('¿Hay un descuento?');
    expect((await add('¿Hay un descuento?')).json.fields).toHaveProperty('question');
    expect((await retire(faq.id, faq.version)).status).toBe(200);
    expect(await latestAct()).toMatchObject({ action: 'faqs.retire', object_id: faq.id });
    expect((await published()).some(({ slug }) => slug === faq.slug)).toBe(false);
    expect((await retire(faq.id, faq.version + 1)).status).toBe(404);
    expect((await added('¿Hay un descuento?')).slug).toBe(faq.slug);
  });

  it.each([
    ['question', { question: ' \u200b ' }],
    ['question', { question: 'x'.repeat(161) }],
    ['answer', { answer: 'x'.repeat(1201) }],
    ['audience', { audience: [] }],
    ['audience.0', { audience: ['admin'] }],
    ['topic', { topic: 'otros' }],
    ['published_from', { published_from: '2026-02-30' }],
  ])('are refused on %s: %j', async (field, other) => {
    const reply = await add('¿Una pregunta?', other);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.json.fields)).toEqual([field]);
  });
});

it('only staff keep them, and anybody reads them', async () => {
  const investor = await api.person('investor');
  const faq = await added('¿Quién escribe aquí?');
  const body = { ...usual, question: '¿Yo?' };
  const refusals = [
    investor.call({ url }),
    investor.call({ method: 'POST', url, body }),
    investor.call({
      method: 'PUT',
      url: `${url}/${faq.id}`,
      body: { ...body, version: faq.version },
    }),
    investor.call({ method: 'POST', url: `${url}/${faq.id}/retire`, body: { version: 1 } }),
  ];
  for (const reply of await Promise.all(refusals)) expect(reply.status).toBe(403);
  expect((await api.anonymous({ url })).status).toBe(401);
  expect((await published()).map(({ question }) => question)).toContain('¿Quién escribe aquí?');
});
