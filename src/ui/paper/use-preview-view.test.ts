import { expect, it } from 'vitest';
import { fittedWidth } from './use-preview-view';

it('fits a picture into its place, and keeps a long screenshot wide enough to be read', () => {
  expect(fittedWidth(0.75)).toBe('min(100%, var(--tall, 70vh) * 0.75)');
  expect(fittedWidth(1080 / 20_000)).toBe('min(100%, 30rem)');
});
