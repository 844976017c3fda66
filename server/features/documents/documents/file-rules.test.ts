import { bmp, heic, jpg, pdf, png } from '@tests/support/files';
import { describe, expect, it } from 'vitest';
import { inspect, nameProblem, WRONG_TYPE } from './file-rules';

const scans = ['pdf', 'png', 'jpg', 'jpeg'] as const;

describe('names', () => {
  it.each(['ine.pdf', 'INE.PDF', 'recibo mayo 2026.jpeg', 'comprobante.15.05.2026.png', 'año.pdf'])(
    'takes %s',
    (name) => {
      expect(nameProblem(name, scans)).toBeNull();
    },
  );

  it('takes an iPhone’s photograph where JPEG may be, and nowhere else', () => {
    expect(nameProblem('IMG_0042.HEIC', scans)).toBeNull();
    expect(nameProblem('IMG_0042.HEIC', ['pdf', 'png'])).toBe(WRONG_TYPE);
  });

  it.each([
    'virus.exe',
    'factura.pdf.exe',
    'factura.exe.pdf',
    'pagina.php.jpg',
    'pagina.html.png',
    'dibujo.svg',
    'sin extension',
    'ine.xml',
  ])('refuses the type of %s', (name) => {
    expect(nameProblem(name, scans)).toBe(WRONG_TYPE);
  });

  it.each([
    'a.pdf\0.html',
    'ine\u202Efdp.exe.pdf',
    'ine\u200B.pdf',
    'ine.pdf.',
    'ine.pdf ',
    '../../etc/ine.pdf',
    'c:\\ine.pdf',
    '.pdf',
    `${'a'.repeat(200)}.pdf`,
  ])('refuses the name %j', (name) => {
    expect(nameProblem(name, scans)).not.toBeNull();
  });
});

describe('bytes', () => {
  const kind = (name: string, bytes: Buffer, allowed: Parameters<typeof inspect>[2] = scans) =>
    inspect(name, bytes, allowed);

  it.each([
    ['a.pdf', pdf(), 'pdf'],
    ['a.PNG', png(), 'png'],
    ['a.jpeg', jpg(), 'jpg'],
    ['a.bmp', bmp(2, 2), 'bmp'],
    ['a.HEIC', heic(), 'heic'],
    ['a.heif', heic(), 'heic'],
    // As telephones and people rename them.
    ['a.jpg', heic(), 'heic'],
    ['a.heic', jpg(), 'jpg'],
  ] as const)('knows %s by its bytes', async (name, bytes, found) => {
    expect(await kind(name, bytes, [...scans, 'bmp'])).toEqual({ kind: found });
  });

  it.each([
    ['an empty file', 'a.pdf', Buffer.alloc(0)],
    ['a page called picture', 'a.png', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture called PDF', 'a.pdf', png()],
    ['a PDF called picture', 'a.png', pdf()],
    ['a PDF cut short', 'a.pdf', pdf().subarray(0, 20)],
    ['a program', 'a.pdf', Buffer.from('MZ\u0090\0')],
    ['a bitmap with more behind it', 'a.bmp', Buffer.concat([bmp(2, 2), Buffer.from('MZ')])],
    ['an iPhone’s photograph called PNG', 'a.png', heic()],
    ['a PNG called an iPhone’s photograph', 'a.heic', png()],
    ['a GIF called JPEG', 'a.jpg', Buffer.from('GIF89a;<?php ?>')],
  ])('refuses %s', async (_what, name, bytes) => {
    expect(await kind(name, bytes, [...scans, 'bmp'])).toHaveProperty('problem');
  });

  const xml = (text: string) => kind('factura.xml', Buffer.from(text), ['xml']);

  it.each([
    '<?xml version="1.0"?><cfdi:Comprobante Total="1.00"/>',
    '\uFEFF<?xml version="1.0" encoding="UTF-8"?><cfdi:Comprobante Total="1.00"/>',
    '<cfdi:Comprobante Total="1.00"/>',
  ])('takes the CFDI %s', async (text) => {
    expect(await xml(text)).toEqual({ kind: 'xml' });
  });

  it.each([
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    '<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><a/>',
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    '<html><body/></html>',
    '<a xmlns:h="http://www.w3.org/1999/xhtml"><h:b/></a>',
    'no es xml',
  ])('refuses %s', async (text) => {
    expect(await xml(text)).toEqual({ problem: WRONG_TYPE });
  });
});
