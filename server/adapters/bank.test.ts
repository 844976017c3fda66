import { statementColumns } from '@contract/treasury/bank-movements';
import { describe, expect, it } from 'vitest';
import { isAuthenticBankEvent, signBankEvent } from './bank-signature';
import { MAX_STATEMENT_LINES, parseStatement } from './bank-statement';

const NOW = new Date('2026-11-20T18:00:00Z');
const SECRETS = ['primer-secreto-del-banco-de-32-letras', 'segundo-secreto-del-banco-de-32-letras'];
const bytes = Buffer.from('{"monto": 1,  "ñ": true}');
const at = (seconds: number) => String(NOW.getTime() / 1000 + seconds);
const signed = (secret: string, timestamp = at(0)) => ({
  bytes,
  timestamp,
  signature: `v1=${signBankEvent(secret, timestamp, bytes)}`,
});

describe('the signature of a notice', () => {
  it('is taken from either of two active secrets, also beside one we do not know', () => {
    for (const secret of SECRETS) {
      expect(isAuthenticBankEvent(signed(secret), SECRETS, NOW)).toBe(true);
    }
    const { signature } = signed(SECRETS[0] ?? '');
    const many = { ...signed('otro-secreto'), signature: `v1=${'0'.repeat(64)}, ${signature}` };
    expect(isAuthenticBankEvent(many, SECRETS, NOW)).toBe(true);
  });

  it('is refused with other bytes, another secret, none configured, or no proper header', () => {
    const good = signed(SECRETS[0] ?? '');
    const refused = [
      { ...good, bytes: Buffer.from('{"monto": 2,  "ñ": true}') },
      signed('otro-secreto'),
      { ...good, timestamp: at(1) },
      { ...good, timestamp: undefined },
      { ...good, signature: undefined },
      { ...good, signature: good.signature.slice(3) },
      { ...good, signature: 'v1=' },
    ];
    for (const notice of refused) expect(isAuthenticBankEvent(notice, SECRETS, NOW)).toBe(false);
    expect(isAuthenticBankEvent(good, [], NOW)).toBe(false);
  });

  it('holds for five minutes either way', () => {
    const secret = SECRETS[0] ?? '';
    for (const seconds of [-300, 300]) {
      expect(isAuthenticBankEvent(signed(secret, at(seconds)), SECRETS, NOW)).toBe(true);
    }
    for (const seconds of [-301, 301]) {
      expect(isAuthenticBankEvent(signed(secret, at(seconds)), SECRETS, NOW)).toBe(false);
    }
  });
});

describe('a statement file', () => {
  const heading = statementColumns.join(',');
  const line = (changes: Partial<Record<string, string>> = {}) => {
    const cells: Record<string, string> = {
      fecha: '2026-11-20',
      tipo: 'abono',
      clave_rastreo: 'MBAN01002611200001',
      monto: '"12,345.60"',
      cuenta_ordenante: '032180000118359719',
      nombre_ordenante: '"PEÑA, ANA"',
      cuenta_beneficiaria: '012180026050783858',
      concepto: 'Ahorro',
      ...changes,
    };
    return statementColumns.map((name) => cells[name]).join(',');
  };

  it('is read in any order of columns, with a byte-order mark', () => {
    const parsed = parseStatement(
      `\uFEFF${heading}\r\n${line()}\r\n\r\n${line({ tipo: 'Cargo' })}`,
    );
    expect(parsed).toMatchObject({
      ok: true,
      lines: [
        { direction: 'in', amount_cents: 1_234_560, sender_name: 'PEÑA, ANA' },
        { direction: 'out', occurred_on: '2026-11-20' },
      ],
    });
  });

  it('has its days as people here write them, or as the template does', () => {
    const parsed = parseStatement(
      [
        heading,
        line({ fecha: '20/11/2026' }),
        line({ tipo: 'saldo_inicial', fecha: '20/11/2026', monto: '0' }),
        line({ tipo: 'saldo_final', monto: '12345.60' }),
      ].join('\n'),
    );
    expect(parsed).toMatchObject({
      ok: true,
      lines: [{ occurred_on: '2026-11-20' }],
      balances: [{ day: '2026-11-20', opening_cents: 0, closing_cents: 1_234_560 }],
    });
  });

  it('has two balances of a day or none: one alone is refused on its line', () => {
    const text = [heading, line(), line({ tipo: 'saldo_final', fecha: '20/11/2026' })].join('\n');
    expect(parseStatement(text)).toEqual({
      ok: false,
      problems: [
        {
          line: 3,
          message:
            'El saldo del 20 de noviembre de 2026 necesita una línea saldo_inicial y otra saldo_final.',
        },
      ],
    });
  });

  it('is refused whole, with the line and the column of each error', () => {
    const text = [
      heading,
      line(),
      line({ monto: '-5' }),
      line({ fecha: '31/11/2026' }),
      line({ tipo: 'otro' }),
      line({ cuenta_beneficiaria: '012180026050783859' }),
    ].join('\n');
    const parsed = parseStatement(text);
    expect(parsed.ok ? [] : parsed.problems.map((p) => [p.line, p.message.split(':')[0]])).toEqual([
      [3, 'monto'],
      [4, 'fecha'],
      [5, 'tipo'],
      [6, 'cuenta_beneficiaria'],
    ]);
  });

  it('reports everything that is wrong with a line, in the order of its columns', () => {
    const messageOf = (text: string) => {
      const parsed = parseStatement([heading, text].join('\n'));
      return parsed.ok ? 'ok' : parsed.problems[0]?.message;
    };
    expect(
      messageOf(line({ monto: '1e3', fecha: '31/11/2026', cuenta_beneficiaria: '0121800' })),
    ).toBe(
      'fecha: Escribe una fecha que exista, como 21/11/2026 o 2026-11-21. monto: Escribe un monto válido, por ejemplo 1,234.56. cuenta_beneficiaria: El campo debe tener 18 dígitos.',
    );
    expect(messageOf(line({ tipo: 'saldo_final', fecha: 'ayer', monto: 'mucho' }))).toBe(
      'fecha: Escribe una fecha que exista, como 21/11/2026 o 2026-11-21. monto: Escribe un monto válido.',
    );
    expect(messageOf(line({ tipo: 'regalo', nombre_ordenante: '' }))).toBe(
      'tipo: Escribe abono, cargo, saldo_inicial o saldo_final. nombre_ordenante: El campo es obligatorio.',
    );
  });

  it('needs its columns, lines, and no more of them than fit one transaction', () => {
    const messageOf = (text: string) => {
      const parsed = parseStatement(text);
      return parsed.ok ? 'ok' : parsed.problems[0]?.message;
    };
    expect(messageOf('a,b\n1,2')).toContain('Faltan columnas: fecha');
    expect(messageOf(heading)).toBe('El archivo no trae movimientos.');
    const tooMany = Array.from({ length: MAX_STATEMENT_LINES + 1 }, () => line());
    expect(messageOf([heading, ...tooMany].join('\n'))).toContain('divídelo');
  });
});
