import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lines, link, type Said, type Wording } from '../mails/said';
import { fill, placesOf, problemsOf, shownText } from './mail-rules';

const sentence = (raw: string, values: Record<string, string>): Said => ({
  key: raw,
  raw,
  text: raw,
  values,
});

const wordingOf = (reason: string): Wording => ({
  subject: sentence('Documento rechazado, {{name}}', { name: 'Ana' }),
  body: lines([sentence('Motivo: {{reason}}', { reason }), link('https://casa.mx/l/abc')]),
  frame: (subject, body) => ({ subject: `${subject} - Casa`, text: `Hola\n${body}\nAdiós` }),
});
const wording = wordingOf('Está borroso');

describe('the words of a mail', () => {
  it('offer the places of their mail alone, by names that staff read', () => {
    expect(placesOf(wording)).toMatchObject([
      { name: 'nombre', required: false, example: 'Ana' },
      { name: 'motivo', required: true, example: 'Está borroso' },
      { name: 'enlace', required: true, example: 'https://casa.mx/l/abc' },
    ]);
    expect(shownText(wording.subject.raw)).toBe('Documento rechazado, {{nombre}}');
  });

  const good = { subject: 'Rechazado', body: '{{motivo}}\n{{ enlace }}' };

  it.each([
    ['subject', { ...good, subject: 'Para {{monto}}' }],
    ['subject', { ...good, subject: '{{constructor}}' }],
    ['subject', { ...good, subject: 'Entra en https://otra.mx' }],
    ['body', { ...good, body: '{{motivo}}' }],
    ['body', { ...good, body: '{{enlace}}' }],
    ['body', { ...good, body: `${good.body} {{{{motivo}}}}` }],
    ['body', { ...good, body: `${good.body} {{motivo.length}}` }],
    ['body', { ...good, body: `${good.body} {{motivo` }],
    ['body', { ...good, body: `${good.body} \${7*7} {%x%}` }],
    ['body', { ...good, body: `${good.body} www.otra.mx` }],
    ['body', { ...good, body: `${good.body} entra a otra-casa.com ya` }],
    ['body', { ...good, body: `${good.body} entra a mala.xyz` }],
    ['body', { ...good, body: `${good.body} escribe a ana@mala.co` }],
    ['body', { ...good, body: `${good.body} ｍａｌａ．ｍｘ` }],
    ['body', { ...good, body: `${good.body} mala。mx` }],
    ['body', { ...good, body: `${good.body} mala\u200d.\u00admx` }],
    ['body', { ...good, body: `${good.body} ñandú.рф` }],
    ['body', { ...good, body: `${good.body} 10.0.0.1/entrar` }],
    ['body', { ...good, body: `${good.body} mailto:ana` }],
    ['body', { ...good, body: `${good.body} mala.c{{nombre}}om` }],
    // A place and what is typed right after it are one address.
    ['body', { ...good, body: '{{motivo}} {{enlace}}.xyz' }],
    ['subject', { ...good, subject: '{{nombre}}.xyz' }],
    // What stands right after an address may be another host.
    ['body', { ...good, body: `${good.body}@3232235777/x` }],
    ['body', { ...good, body: `${good.body}\\@otra` }],
    ['body', { ...good, body: `${good.body}m` }],
    ['body', { ...good, body: `${good.body}:8443` }],
    ['body', { ...good, body: `${good.body}{{nombre}}` }],
    ['body', { ...good, body: `${good.body}\u200b@1` }],
  ])('are refused on their %s: %j', (field, text) => {
    expect(Object.keys(problemsOf(wording, text))).toEqual([field]);
  });

  it('may have full stops that begin no address', () => {
    const plain = 'S.A. de C.V., 3.5 kW, 10:30 a.m., 1.5 %. Fin.\n\nOtra línea: sí';
    expect(problemsOf(wording, { ...good, body: `${plain}\n${good.body}` })).toEqual({});
  });

  it.each(['/ayuda', '?de=correo', '.', ', y listo', '» en tu celular', '\nAdiós'])(
    'may go on after an address with %j',
    (rest) => {
      expect(problemsOf(wording, { ...good, body: `${good.body}${rest}` })).toEqual({});
    },
  );

  it('are filled once, within what the house says around them', () => {
    expect(problemsOf(wording, good)).toEqual({});
    expect(fill(wording, good)).toEqual({
      subject: 'Rechazado - Casa',
      text: 'Hola\nEstá borroso\nhttps://casa.mx/l/abc\nAdiós',
    });
  });

  it('leave what stands in a place as it is, whatever it looks like', () => {
    const parts = fc.constantFrom('{{enlace}}', '{{', '}}', '$&', '$1', '$t(x)', '<b>', '\\', 'ñ');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 6 }), (typed) => {
        const reason = typed.join('');
        expect(fill(wordingOf(reason), { subject: 'x', body: 'Motivo: {{motivo}}.' })?.text).toBe(
          `Hola\nMotivo: ${reason}.\nAdiós`,
        );
      }),
    );
  });

  it('begin no header of their own, and give way where they name what their mail has no more', () => {
    const named = { ...wording, subject: sentence('{{name}}', { name: 'Ana\r\nBcc: a@b.mx' }) };
    expect(fill(named, { subject: 'Hola {{nombre}}', body: 'x' })?.subject).toBe(
      'Hola Ana Bcc: a@b.mx - Casa',
    );
    expect(fill(wording, { subject: 'x', body: '{{monto}}' })).toBeNull();
  });
});
