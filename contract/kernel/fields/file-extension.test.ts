import { expect, it } from 'vitest';
import { hasAllowedExtension } from './file-extension';

it.each([
  ['ine.PDF', true],
  ['ine.pdf', true],
  ['ine.pdf.exe', false],
  ['pdf', false],
  ['.pdf', false],
  ['ine.', false],
])('%s → %s', (name, allowed) => {
  expect(hasAllowedExtension(name, ['pdf', 'JPG'])).toBe(allowed);
});
