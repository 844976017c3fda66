import { expect, it } from 'vitest';
import { between } from './between';

it('says its bounds as numbers are read', () => {
  expect(between(0, 1_000_000).safeParse(-1).error?.issues[0]?.message).toBe(
    'El campo debe ser un número entero entre 0 y 1,000,000',
  );
});
