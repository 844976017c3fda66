import { afterEach, expect, it, vi } from 'vitest';
import { listChoosable } from './choosable';

afterEach(() => vi.unstubAllGlobals());

const onDevice = (isIphone: boolean) => vi.stubGlobal('CSS', { supports: () => isIphone });

it('offers HEIC wherever JPEG may be brought, save on an iPhone, which turns it into JPEG', () => {
  onDevice(false);
  expect(listChoosable(['png', 'jpg', 'jpeg', 'bmp'])).toBe('.png,.jpg,.jpeg,.bmp,.heic,.heif');
  expect(listChoosable(['pdf'])).toBe('.pdf');
  onDevice(true);
  expect(listChoosable(['png', 'jpg'])).toBe('.png,.jpg');
});
