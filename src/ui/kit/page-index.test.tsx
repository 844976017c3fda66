import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { anchorOf, PageIndex } from './page-index';
import { Section } from './Section';

it('a section has its place in the address where its page has an index, and there alone', () => {
  expect(anchorOf('Tabla de amortización')).toBe('tabla-de-amortizacion');
  expect(anchorOf('¿Quién actúa? 2 de 3')).toBe('quien-actua-2-de-3');
  const section = <Section title="Lo que debe hoy">…</Section>;
  const indexed = <PageIndex value={() => () => undefined}>{section}</PageIndex>;
  expect(renderToStaticMarkup(indexed)).toMatch(/^<section id="lo-que-debe-hoy"/);
  expect(renderToStaticMarkup(section)).toMatch(/^<section class/);
});
