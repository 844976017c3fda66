import { reasonsFor } from '@contract/documents/rejection-reasons';
import { rejectTemplates } from '@contract/locales/es-MX/documents/queue';
import { t } from '@server/i18n';
import { testApi } from '@tests/support/api';
import { UNKNOWN_ID } from '@tests/support/identities';
import { firstOf, present } from '@tests/support/present';
import { describe, expect, it } from 'vitest';

const api = await testApi();
const staff = await api.person('admin');
const url = '/api/v1/rejection-reasons';

const add = (text: string, list: object = {}) =>
  staff.call({ method: 'POST', url, body: { text, ...list } });
const offered = async () => (await staff.call({ url: `${url}/offered` })).json.items;
const added = async (text: string, list: object = {}) => {
  const reply = await add(text, list);
  expect(reply.status).toBe(200);
  return reply.json;
};
const move = (id: string, direction: 'up' | 'down', pastId: string) =>
  staff.call({ method: 'POST', url: `${url}/${id}/move`, body: { direction, past_id: pastId } });
const retire = (id: string, version: number) =>
  staff.call({ method: 'POST', url: `${url}/${id}/retire`, body: { version } });
const latestAct = async () =>
  firstOf((await staff.call({ url: '/api/v1/audit?object=rejection-reasons' })).json.items);

describe('the reasons that reject by one key', () => {
  it('begin as the texts that the portal came with, in their order', async () => {
    const kept = await offered();
    for (const [group, texts] of Object.entries(rejectTemplates)) {
      const own = kept.filter(({ clasification_2 }) => clasification_2 === group);
      expect(own.map(({ text }) => text)).toEqual(texts.map((text) => t(text)));
    }
  });

  it('are those of the kind, then of its group, then of every kind, nine at most and none twice', async () => {
    await added('De todos los documentos.');
    await added('Solo de la identificación.', { doc_id: 1 });
    await added('De todos los documentos.', { clasification_2: 'identity' });
    const reasons = await offered();
    const identity = reasonsFor(reasons, { doc_id: 1, clasification_2: 'identity' });
    expect(identity).toHaveLength(9);
    expect(identity[0]).toBe('Solo de la identificación.');
    expect(identity[1]).toBe(t(rejectTemplates.identity[0]));
    expect(new Set(identity).size).toBe(9);
    const curp = reasonsFor(reasons, { doc_id: 3, clasification_2: 'identity' });
    expect(curp).not.toContain('Solo de la identificación.');
    expect(curp.at(-1)).toBe('De todos los documentos.');
    const address = reasonsFor(reasons, { doc_id: 2, clasification_2: 'address' });
    expect(address).toEqual([
      ...rejectTemplates.address.map((text) => t(text)),
      'De todos los documentos.',
    ]);
  });

  it('are changed by who read the last save, and the trail has both wordings', async () => {
    const { id, version } = await added('La firma no coincide.', { clasification_2: 'sale' });
    expect(await latestAct()).toMatchObject({
      action: 'rejection-reasons.create',
      object_id: id,
      details: { name: 'La firma no coincide.' },
    });
    const edit = (text: string) =>
      staff.call({ method: 'PUT', url: `${url}/${id}`, body: { text, version } });
    const first = await edit('La firma no coincide con la identificación.');
    expect(first.json).toMatchObject({ version: version + 1, clasification_2: 'sale' });
    expect(await latestAct()).toMatchObject({
      action: 'rejection-reasons.edit',
      details: {
        from: 'La firma no coincide.',
        to: 'La firma no coincide con la identificación.',
      },
    });
    const second = await edit('La firma es de otra persona.');
    expect([second.status, second.json.code]).toEqual([409, 'stale']);
    expect((await retire(id, version)).status).toBe(409);
  });

  it('move past the one beside them, and not past one that went away from there', async () => {
    const list = { doc_id: 4 };
    const [a, b, c] = [
      await added('Primero de la lista.', list),
      await added('Segundo de la lista.', list),
      await added('Tercero de la lista.', list),
    ];
    const order = async () =>
      (await offered()).filter(({ doc_id }) => doc_id === 4).map(({ text }) => text[0]);
    expect((await move(c.id, 'up', b.id)).status).toBe(200);
    expect(await order()).toEqual(['P', 'T', 'S']);
    expect(await latestAct()).toMatchObject({ action: 'rejection-reasons.move', object_id: c.id });
    // Pressed on a page that shows the order of before.
    expect((await move(c.id, 'up', b.id)).status).toBe(409);
    expect((await move(a.id, 'up', UNKNOWN_ID)).status).toBe(409);
    expect((await move(a.id, 'down', c.id)).status).toBe(200);
    expect(await order()).toEqual(['T', 'P', 'S']);
  });

  it('are retired for good, and may be added again then', async () => {
    const { id, version } = await added('Ya no se usa este texto.', { clasification_2: 'trade' });
    expect((await add('Ya no se usa este texto.', { clasification_2: 'trade' })).status).toBe(422);
    expect((await retire(id, version)).status).toBe(200);
    expect(await latestAct()).toMatchObject({ action: 'rejection-reasons.retire', object_id: id });
    expect((await offered()).some(({ text }) => text === 'Ya no se usa este texto.')).toBe(false);
    expect((await retire(id, version + 1)).status).toBe(404);
    const again = await added('Ya no se usa este texto.', { clasification_2: 'trade' });
    const { json } = await staff.call({ url });
    const trade = json.items.filter(({ clasification_2 }) => clasification_2 === 'trade');
    expect(present(trade.at(-1))).toEqual(again);
    expect(trade.some((reason) => reason.id === id)).toBe(false);
  });

  it('are the same with other capitals and spaces, of which their own may change', async () => {
    const list = { doc_id: 5 };
    const { id } = await added('El sello no se lee.', list);
    for (const same of ['EL SELLO NO SE LEE.', 'El  sello no\nse lee.']) {
      const reply = await add(same, list);
      expect([reply.status, Object.keys(reply.json.fields)]).toEqual([422, ['text']]);
    }
    const other = await added('Falta la firma.', list);
    const edit = (of: string, text: string) =>
      staff.call({ method: 'PUT', url: `${url}/${of}`, body: { text, version: 1 } });
    expect((await edit(other.id, 'el sello no se lee.')).status).toBe(422);
    expect((await edit(id, 'El SELLO no se lee.')).status).toBe(200);
  });

  it.each([
    [400, 'text', 'Mal', {}],
    [400, 'text', '\u200b\u200b\u200b\u200b\u200b\u200b', {}],
    [400, 'text', 'x'.repeat(201), {}],
    [422, 'doc_id', 'Falta una página.', { doc_id: 1, clasification_2: 'identity' }],
    [422, 'doc_id', 'Falta una página.', { doc_id: 999_999 }],
    [400, 'clasification_2', 'Falta una página.', { clasification_2: 'otros' }],
  ])('are refused with %i on %s: %j for %j', async (status, field, text, list) => {
    const reply = await add(text, list);
    expect(reply.status).toBe(status);
    expect(Object.keys(reply.json.fields)).toEqual([field]);
  });
});
