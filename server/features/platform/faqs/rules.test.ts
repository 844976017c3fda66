import { expect, it } from 'vitest';
import { slugOf } from './rules';

const none = new Set<string>();

it('a question’s link is its words in plain letters', () => {
  expect(slugOf('¿Cuánto cuesta el año?', none)).toBe('cuanto-cuesta-el-ano');
  expect(slugOf('<script>alert(1)</script>', none)).toBe('script-alert-1-script');
});

it('is short, never empty, and of one question alone', () => {
  expect(slugOf('palabra '.repeat(40), none).length).toBeLessThanOrEqual(60);
  expect(slugOf('¿¿??', none)).toBe('pregunta');
  expect(slugOf('Tasa', new Set(['tasa', 'tasa-2']))).toBe('tasa-3');
});
