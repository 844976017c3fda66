import { MOST_OF_A_CONTRACT, type TemplatePlace } from '@contract/platform/templates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf, contractProblems, drawnAmong, filledBlocks } from './contract-rules';

const place = (name: string, required = false, is_drawn = false): TemplatePlace => ({
  name,
  required,
  is_drawn,
  example: `<${name}>`,
});
const places = [
  place('monto', true),
  place('cat', true),
  place('tabla', true, true),
  place('otro'),
];
const good = {
  subject: 'Contrato {{otro}}',
  body: '# Uno\n- CAT: {{cat}}\n1. {{ monto }}\n{{tabla}}',
};

describe('the words of a contract', () => {
  it('are lines of five kinds, and nothing in them is evaluated', () => {
    expect(contractProblems(places, good)).toEqual({});
    const body =
      '# Título\n\n1.2. Cláusula\n3) Otra\n- Monto: {{monto}}\n- suelto\n{{tabla}}\n<b>x</b> <%= 1+1 %>';
    expect(blocksOf(body, drawnAmong(places))).toEqual([
      { kind: 'heading', label: '', text: 'Título' },
      { kind: 'clause', label: '1.2.', text: 'Cláusula' },
      { kind: 'clause', label: '3)', text: 'Otra' },
      { kind: 'point', label: 'Monto', text: '{{monto}}' },
      { kind: 'point', label: '', text: 'suelto' },
      { kind: 'drawn', label: '', text: 'tabla' },
      { kind: 'paragraph', label: '', text: '<b>x</b> <%= 1+1 %>' },
    ]);
  });

  it.each([
    ['subject', { ...good, subject: 'Contrato {{folio}}' }],
    ['subject', { ...good, subject: 'Contrato {{tabla}}' }],
    ['subject', { ...good, subject: 'Contrato 📄' }],
    ['body', { ...good, body: good.body.replace('{{cat}}', '') }],
    // The title alone does not say it.
    ['body', { subject: '{{monto}}', body: good.body.replace('{{ monto }}', 'nada') }],
    ['body', { ...good, body: good.body.replace('{{tabla}}', '') }],
    ['body', { ...good, body: `${good.body}\nVer {{tabla}}` }],
    ['body', { ...good, body: `${good.body}\n{{tabla}}` }],
    ['body', { ...good, body: `${good.body}\n{{constructor}}` }],
    ['body', { ...good, body: `${good.body} {{monto` }],
    ['body', { ...good, body: `${good.body}\n## Dos` }],
    ['body', { ...good, body: `${good.body}\n#Dos` }],
    ['body', { ...good, body: `${good.body}\n→` }],
    ['subject', { ...good, subject: 'x'.repeat(101) }],
    ['body', { ...good, body: `${good.body}\n${'x'.repeat(101)}` }],
    ['body', { ...good, body: `${good.body}\n${'x\n'.repeat(600)}x` }],
  ])('are refused on their %s: %j', (field, text) => {
    expect(Object.keys(contractProblems(places, text))).toEqual([field]);
  });

  it('say which place is missing or unknown', () => {
    expect(contractProblems(places, { ...good, body: '- CAT: {{cat}}\n{{tabla}}' })).toEqual({
      body: 'Falta {{monto}}: sin él este texto no sirve.',
    });
    expect(contractProblems(places, { ...good, body: `${good.body} {{nip}}` })).toEqual({
      body: 'Este texto no tiene {{nip}}. Usa solo los de la lista.',
    });
  });

  it('are filled once, and what stands in a place makes no line another thing', () => {
    const typed = fc.array(
      fc.constantFrom('{{cat}}', '# ', '\n', '- ', '1. ', ': ', '$&', '<b>', 'ñ', 'x'),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(typed, (parts) => {
        const value = parts.join('');
        const values = new Map([
          ['monto', value],
          ['cat', '24%'],
        ]);
        expect(filledBlocks(good.body, ['tabla'], values)).toEqual([
          { kind: 'heading', label: '', text: 'Uno' },
          { kind: 'point', label: 'CAT', text: '24%' },
          { kind: 'clause', label: '1.', text: value.replace(/\s+/g, ' ').trim() },
          { kind: 'drawn', label: '', text: 'tabla' },
        ]);
      }),
    );
  });

  it('are usable only with every obligatory place, whatever else they say', () => {
    const line = fc.constantFrom(
      '{{monto}}',
      '{{cat}}',
      '{{tabla}}',
      '{{otro}}',
      '# Uno',
      'a: b',
      '',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
        const body = lines.join('\n');
        const count = (each: string) => lines.filter((one) => one === each).length;
        const isWhole = count('{{monto}}') > 0 && count('{{cat}}') > 0 && count('{{tabla}}') === 1;
        expect(contractProblems(places, { subject: 'x', body }).body === undefined).toBe(isWhole);
      }),
    );
  });

  it('are read in time that grows with them, whatever they are', () => {
    for (const unit of ['{', '{{', '- ', '1.', '#', ': ', '{{monto']) {
      const body = unit.repeat(MOST_OF_A_CONTRACT / unit.length);
      // Of the processor: what other programs take of it is not counted.
      const began = process.cpuUsage();
      contractProblems(places, { subject: 'x', body });
      blocksOf(body, ['tabla']);
      expect([unit, process.cpuUsage(began).user < 1_000_000]).toEqual([unit, true]);
    }
  });
});
