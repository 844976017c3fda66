import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ThemeName, themes } from './theme';
import { type ColorToken, colorTokens } from './tokens';

/** What each theme inherits, in the order base.css reads the files. */
const layers: Record<ThemeName, ThemeName[]> = {
  light: ['light'],
  dark: ['light', 'dark'],
  'semi-dark': ['light', 'semi-dark'],
  rg: ['light', 'rg'],
  'rg-semi-dark': ['light', 'rg', 'rg-semi-dark'],
};

function declared(theme: ThemeName): Map<string, string> {
  const css = readFileSync(new URL(`./${theme}.css`, import.meta.url), 'utf8');
  return new Map(
    [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function resolve(theme: ThemeName): (token: ColorToken) => string {
  const all = new Map(layers[theme].flatMap((layer) => [...declared(layer)]));
  return (token) => {
    const value = all.get(token);
    if (!value) throw new Error(`${theme} has no --${token}`);
    return value;
  };
}

/** Relative luminance and contrast of WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['bg', 'surface', 'surface-raised', 'surface-sunken'] as const;
const charts = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const;

const textPairs: [ColorToken, ColorToken][] = [
  ...surfaces.flatMap((surface): [ColorToken, ColorToken][] => [
    ['text', surface],
    ['text-muted', surface],
    ['link', surface],
    ['danger', surface],
    ['success', surface],
    ['warning', surface],
    ['info', surface],
  ]),
  ...(['success', 'warning', 'danger', 'info'] as const).flatMap(
    (tone): [ColorToken, ColorToken][] => [
      [tone, `${tone}-soft`],
      ['text', `${tone}-soft`],
    ],
  ),
  ['link', 'primary-soft'],
  ['text', 'primary-soft'],
  ['text', 'accent-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-accent', 'accent'],
  ['header-text', 'header-bg'],
  ['side-text', 'side-bg'],
  ['side-text', 'side-hover-bg'],
  ['side-active-text', 'side-active-bg'],
];

/** Outlines of controls, focus rings and marks of charts: 3:1 is enough. */
const shapePairs: [ColorToken, ColorToken][] = [
  ...surfaces.flatMap((surface): [ColorToken, ColorToken][] => [
    ['border-strong', surface],
    ['focus', surface],
    ['primary', surface],
  ]),
  ...charts.map((chart): [ColorToken, ColorToken] => [chart, 'surface']),
];

describe.each(themes)('theme %s', (theme) => {
  const token = resolve(theme);

  it('declares every token and no unknown one', () => {
    for (const name of colorTokens) expect(token(name)).toMatch(/^#/);
    const known: readonly string[] = colorTokens;
    expect([...declared(theme).keys()].filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(textPairs)('text %s on %s reads at AA', (text, surface) => {
    expect(contrast(token(text), token(surface))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('shape %s on %s is seen', (shape, surface) => {
    expect(contrast(token(shape), token(surface))).toBeGreaterThanOrEqual(3);
  });
});

it('base.css reads every theme file, the light one first', () => {
  const base = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
  const read = [...base.matchAll(/@import "\.\/([\w-]+)\.css"/g)].map(([, name]) => name);
  expect(read).toEqual(['fonts', ...themes]);
});
