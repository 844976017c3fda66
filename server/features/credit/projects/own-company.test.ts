import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);

it('an installer asks in its own name for no credit that would be paid to itself', async () => {
  const { supplier } = story;
  const { supplier_id: _, owed_elsewhere_cents: __, ...asked } = story.request();
  const body = { ...asked, full_name: 'Inés Vega Luna', email: supplier.email };
  const url = '/api/v1/prepared-requests';
  const { id } = (await supplier.call({ method: 'POST', url, body })).json;
  const text = (await api.lastMail(supplier.email))?.text ?? '';
  const token = /activa-tu-cuenta\/([\w-]+)/.exec(text)?.[1] ?? '';
  const opened = await api.anonymous({
    method: 'POST',
    url: '/api/v1/credit-activations/redeem',
    body: { token, loan_id: id },
  });
  const confirmed = await supplier.call({
    method: 'POST',
    url: '/api/v1/credit-activations/confirm',
    body: { pass: opened.json.pass, owed_elsewhere_cents: 0, terms: true },
  });
  expect([confirmed.status, confirmed.json.fields]).toEqual([
    422,
    { supplier_id: 'Elige a otro instalador: nadie cobra la instalación de su propio crédito.' },
  ]);
});
