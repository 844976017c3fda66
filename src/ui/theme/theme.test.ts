import { afterEach, expect, it, vi } from 'vitest';
import { forgetShownTheme, keepShownTheme } from './shown-theme';
import {
  defaultTheme,
  expectedTheme,
  keepTheme,
  keptTheme,
  publicTheme,
  shownTheme,
} from './theme';

afterEach(() => vi.unstubAllGlobals());

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it.each([
  ['supplier', 'semi-dark'],
  ['supplier_agent', 'semi-dark'],
  ['client', 'light'],
  ['investor', 'light'],
  ['admin', 'light'],
  [undefined, 'light'],
])('starts %s with %s', (role, theme) => {
  expect(defaultTheme(role)).toBe(theme);
});

it('keeps a choice for its person, and the last one for public pages', () => {
  vi.stubGlobal('localStorage', storage());
  keepTheme('dark', 'ana');
  keepTheme('rg', 'luis');
  expect(keptTheme('ana')).toBe('dark');
  expect(keptTheme('eva')).toBeUndefined();
  expect(publicTheme()).toBe('rg');
});

it('begins with what this tab showed last, in a new tab with what the browser did', () => {
  vi.stubGlobal('localStorage', storage());
  const tab = storage();
  vi.stubGlobal('sessionStorage', tab);
  keepTheme('rg', 'luis');
  expect(expectedTheme()).toBe('rg');
  keepShownTheme('dark');
  vi.stubGlobal('sessionStorage', storage());
  expect(expectedTheme()).toBe('dark');
  keepShownTheme('light');
  vi.stubGlobal('sessionStorage', tab);
  expect(expectedTheme()).toBe('dark');
  forgetShownTheme();
  expect(shownTheme()).toBeUndefined();
  expect(expectedTheme()).toBe('rg');
});

it('serves the default where storage is forbidden or holds something else', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'sepia', setItem() {} });
  expect(publicTheme()).toBe('light');
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('forbidden');
    },
  });
  keepTheme('dark', 'ana');
  expect(publicTheme()).toBe('light');
});
