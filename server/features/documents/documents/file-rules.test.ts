import { receivedName } from '@contract/kernel/fields/file-name';
import { bmp, heic, jpg, pdf, png } from '@tests/support/files';
import { describe, expect, it } from 'vitest';
import { inspect, nameProblem, WRONG_TYPE } from './file-rules';

const scans = ['pdf', 'png', 'jpg', 'jpeg'] as const;

describe('names', () => {
  it.each([
    'ine.pdf',
    'INE.PDF',
    'recibo mayo 2026.jpeg',
    'comprobante.15.05.2026.png',
    'año.pdf',
    'recibo.pdf.pdf',
    'foto.JPEG.jpg',
    'cfe.com.mx.pdf',
    'www.cfe.mx Recibo.aspx.pdf',
    'https___recibo.php.pdf',
    '¿recibo?.pdf',
  ])('takes %s', (name) => {
    expect(nameProblem(name, scans)).toBeNull();
  });

  it('takes an iPhone’s photograph where JPEG may be, and nowhere else', () => {
    expect(nameProblem('IMG_0042.HEIC', scans)).toBeNull();
    expect(nameProblem('IMG_0042.HEIC', ['pdf', 'png'])).toBe(WRONG_TYPE);
  });

  it.each([
    'virus.exe',
    'factura.pdf.exe',
    'dibujo.svg',
    'sin extension',
    'ine.xml',
    'ine.pdf.',
    '.pdf',
  ])('refuses the type of %s', (name) => {
    expect(nameProblem(name, scans)).toBe(WRONG_TYPE);
  });

  it.each(['factura.exe.pdf', 'pagina.php.jpg', 'pagina.html.png', 'ine\u202Efdp.exe.pdf'])(
    'tells of two extensions in %j',
    (name) => {
      expect(nameProblem(receivedName(name), scans)).toContain('dos extensiones distintas');
    },
  );

  it.each(['a.pdf\0.pdf', '../../etc/ine.pdf', 'c:\\ine.pdf'])(
    'tells of slashes and control characters in %j',
    (name) => {
      expect(nameProblem(name, scans)).toContain('diagonales o signos de control');
    },
  );

  it.each(['ine\u200B.pdf', 'ine.pdf ', `${'a'.repeat(300)}.pdf`])(
    'takes %j as it is read',
    (name) => {
      expect(nameProblem(receivedName(name), scans)).toBeNull();
    },
  );
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
    ['a page called picture', 'a.png', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture called PDF', 'a.pdf', png()],
    ['a PDF called picture', 'a.png', pdf()],
    ['a program', 'a.pdf', Buffer.from('MZ\u0090\0')],
    ['an iPhone’s photograph called PNG', 'a.png', heic()],
    ['a PNG called an iPhone’s photograph', 'a.heic', png()],
    ['a GIF called JPEG', 'a.jpg', Buffer.from('GIF89a;<?php ?>')],
  ])('tells of another format in %s', async (_what, name, bytes) => {
    expect(await kind(name, bytes, [...scans, 'bmp'])).toEqual({
      problem: expect.stringContaining('por dentro tiene otro formato'),
    });
  });

  it.each([
    ['an empty file', 'a.pdf', Buffer.alloc(0), 'está vacío'],
    ['a PDF cut short', 'a.pdf', pdf().subarray(0, 20), 'dañado o incompleto'],
    [
      'a PDF with a file behind it',
      'a.pdf',
      Buffer.concat([pdf(), png(), Buffer.alloc(2000, 1)]),
      'dañado o incompleto',
    ],
    [
      'a bitmap with more behind it',
      'a.bmp',
      Buffer.concat([bmp(2, 2), Buffer.from('MZ')]),
      'dañada o incompleta',
    ],
  ])('tells what is wrong with %s', async (_what, name, bytes, words) => {
    expect(await kind(name, bytes, [...scans, 'bmp'])).toEqual({
      problem: expect.stringContaining(words),
    });
  });

  it.each([
    ['four bytes before its head', Buffer.concat([Buffer.from('\ufeff\n'), pdf()])],
    ['zeros behind its end', Buffer.concat([pdf(), Buffer.alloc(2048)])],
  ])('takes a PDF with %s', async (_what, bytes) => {
    expect(await kind('a.pdf', bytes)).toEqual({ kind: 'pdf' });
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
    '<!DOCTYPE html><html/>',
  ])('refuses what is active in %s', async (text) => {
    expect(await xml(text)).toEqual({ problem: expect.stringContaining('instrucciones') });
  });

  it('tells of another format in what is no XML', async () => {
    expect(await xml('no es xml')).toEqual({ problem: expect.stringContaining('otro formato') });
  });
});
