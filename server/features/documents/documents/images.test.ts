import { jpg, png } from '@tests/support/files';
import { describe, expect, it } from 'vitest';
import { cleanImage } from './images';

const secret = 'GPS 20.6736,-103.344';

describe('PNG', () => {
  it('loses its comments and what is appended, and keeps its picture', () => {
    const dirty = Buffer.concat([png(3, 2, secret), Buffer.from('<?php evil ?>')]);
    expect(cleanImage('png', dirty)).toEqual({ width: 3, height: 2, bytes: png(3, 2) });
  });

  it('is refused when cut short or altered', () => {
    expect(cleanImage('png', png().subarray(0, -20))).toBeNull();
    const altered = png();
    altered.writeUInt8(altered.readUInt8(20) ^ 1, 20);
    expect(cleanImage('png', altered)).toBeNull();
  });
});

describe('JPEG', () => {
  it('loses EXIF, comments and what is appended', () => {
    const clean = cleanImage('jpg', Buffer.concat([jpg(1, secret), Buffer.from('<?php evil ?>')]));
    expect(clean).toMatchObject({ width: 2, height: 2 });
    expect(clean?.bytes.includes(secret)).toBe(false);
    expect(clean?.bytes.includes('Exif')).toBe(false);
    expect(clean?.bytes.includes('php')).toBe(false);
    expect(clean?.bytes.includes(Buffer.from('12ff0034ffd056ffd9', 'hex'))).toBe(true);
  });

  it('keeps the turn of the photograph, also when cleaned twice', () => {
    const once = cleanImage('jpg', jpg(6, secret));
    const twice = once && cleanImage('jpg', once.bytes);
    expect(once?.bytes.includes(secret)).toBe(false);
    expect(twice?.bytes).toEqual(once?.bytes);
    const tag = once?.bytes.indexOf(Buffer.from('01120003', 'hex')) ?? -1;
    expect(once?.bytes.readUInt16BE(tag + 8)).toBe(6);
  });

  it('is refused when cut short', () => {
    expect(cleanImage('jpg', jpg().subarray(0, -3))).toBeNull();
    expect(cleanImage('jpg', Buffer.from('ffd8ff', 'hex'))).toBeNull();
  });
});
