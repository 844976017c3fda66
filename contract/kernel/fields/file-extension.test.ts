import { expect, it } from 'vitest';
import { hasAllowedExtension, isTaken, keptName } from './file-extension';

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

it('where JPEG may be brought, an iPhone’s photograph may too, and nowhere else', () => {
  for (const name of ['IMG_0042.HEIC', 'foto.heif']) {
    expect([isTaken(name, ['pdf', 'JPEG']), isTaken(name, ['pdf', 'png'])]).toEqual([true, false]);
    expect(hasAllowedExtension(name, ['jpg'])).toBe(false);
  }
  expect(isTaken('foto.heic.exe', ['jpg'])).toBe(false);
});

it.each([
  ['IMG_0042.HEIC', 'IMG_0042.jpg'],
  ['casa.2.heif', 'casa.2.jpg'],
  ['heic.pdf', 'heic.pdf'],
])('%s is kept as %s', (name, kept) => {
  expect(keptName(name)).toBe(kept);
});
