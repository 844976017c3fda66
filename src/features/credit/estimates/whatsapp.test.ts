import { expect, it } from 'vitest';
import { whatsAppLink } from './whatsapp';

it.each([
  'Ahorro & más: 100% #1?',
  'https://solfondo.mx/estimacion/abc?x=1&text=otro',
  'línea 1\nlínea 2 "comillas" <b>',
])('carries a text whole and nothing beside it: %s', (text) => {
  const url = new URL(whatsAppLink(text));
  expect(url.origin).toBe('https://wa.me');
  expect([...url.searchParams]).toEqual([['text', text]]);
});
