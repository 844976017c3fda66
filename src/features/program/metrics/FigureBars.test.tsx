import type { Funnel } from '@contract/program/metrics';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { FigureBars } from './FigureBars';
import { FunnelFigures } from './FunnelFigures';
import { groupColumns } from './funnel-columns';

const funnel: Funnel = {
  prospects: 40_000,
  contacted: 20_000,
  quoted: 900,
  applied: 3,
  installed: 1,
  lost: 7,
};

it('a step of three beside one of forty thousand has its bar, its figure, and how much of the step before it is', () => {
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <FigureBars
        label="Por zona"
        columns={groupColumns('Zona', {})}
        parts={['prospects', 'contacted', 'applied', 'installed']}
        rows={[
          { ...funnel, name: 'León', of: { zone_id: 'a' } },
          {
            ...funnel,
            prospects: 2,
            contacted: 1,
            applied: 0,
            installed: 0,
            name: 'Silao',
            of: {},
          },
        ]}
        rowKey={({ name }) => name}
        steps
      />
    </MemoryRouter>,
  );
  const at = drawn.indexOf('Silao: Prospectos');
  const [leon, silao] = [drawn.slice(0, at), drawn.slice(at)];
  const widths = (row: string) =>
    [...row.matchAll(/class="[^"]*part[^"]*"[^>]*?width="([\d.]+)"/g)].map(([, width]) =>
      Number(width),
    );
  expect(widths(leon).slice(-4)).toEqual([640, 320, 8, 4]);
  expect(widths(silao)).toEqual([8, 4, 0, 0]);
  expect(leon).toContain('aria-label="León: Con solicitud 3, 0.01% del paso anterior"');
  expect(leon).toContain('aria-label="León: Instalados 1, 33.33% del paso anterior"');
  expect(leon).toMatch(/>3<\/tspan><tspan[^>]*>0\.01%<\/tspan>/);
  // Of nothing there is no part.
  expect(silao).toContain('aria-label="Silao: Instalados 0"');
});

it('the steps of all say how much of all prospects they are, and of the step before', () => {
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <FunnelFigures total={funnel} chosen={{}} />
    </MemoryRouter>,
  );
  expect(drawn).toContain('50% de los prospectos<');
  expect(drawn).toContain('2.25% de los prospectos · 4.5% del paso anterior');
  // More than nothing is not written as nothing.
  expect(drawn).toContain('0.01% de los prospectos · 0.33% del paso anterior');
  expect(drawn).toContain('0.02% de los prospectos<');
});
