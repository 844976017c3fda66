import { describe, expect, it } from 'vitest';
import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { fieldRule } from '../../locales/es-MX/kernel/field-rules';
import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { t } from '../words';
import { email } from './email';
import { newPassword, passwordIsGuessable, passwordProblem } from './password';
import { personKind } from './person-type';
import { formatPhone, phone } from './phone';
import { postalCode, stateOfPostalCode } from './postal-code';

describe('phone', () => {
  it.each([
    '3312345678',
    '33 1234 5678',
    '(33) 1234-5678',
    '+52 33 1234 5678',
    '523312345678',
    '5213312345678',
    '+5213312345678',
    '013312345678',
    '0443312345678',
    '0453312345678',
    '33.1234.5678',
    '331234.5678',
  ])('%s is kept as E.164', (text) => {
    expect(phone.parse(text)).toBe('+523312345678');
  });

  it.each([
    '',
    '1312345678',
    '331234567',
    '+13312345678',
    '33123456789',
    '٣٣١٢٣٤٥٦٧٨',
    '331110000.5',
    '33111000.25',
  ])('%s is refused', (text) => {
    expect(phone.safeParse(text).success).toBe(false);
  });

  it.each([
    ['', t(fieldMessage.required)],
    ['331234567', t(fieldRule.digits, { count: 10 })],
    ['0000000000', t(kernelFields.phone.bad)],
    ['13 1234 5678', t(kernelFields.phone.bad)],
  ])('%s is told what is wrong with it', (typed, message) => {
    expect(phone.safeParse(typed).error?.issues[0]?.message).toBe(message);
  });

  it('is printed in groups', () => {
    expect(formatPhone('+523312345678')).toBe('33 1234 5678');
    expect(formatPhone('+524421234567')).toBe('442 123 4567');
  });
});

describe('postal code', () => {
  it.each([
    ['01000', 'Ciudad de México'],
    ['44100', 'Jalisco'],
    ['64000', 'Nuevo León'],
    ['99999', 'Zacatecas'],
  ])('%s is in %s', (code, state) => {
    expect(stateOfPostalCode(code)).toBe(state);
    expect(postalCode.parse(code)).toBe(code);
  });

  it.each(['00100', '17000', '4410', '441000', 'abcde', ''])('%s is refused', (code) => {
    expect(postalCode.safeParse(code).success).toBe(false);
  });
});

describe('email', () => {
  it('is kept in lower case', () => {
    expect(email.parse(' Ana.Lopez@Correo.MX ')).toBe('ana.lopez@correo.mx');
  });

  it.each([
    ['', t(fieldMessage.required)],
    ['ana', t(fieldMessage.email)],
    ['ana@', t(fieldMessage.email)],
    ['a b@c.mx', t(fieldMessage.email)],
  ])('%s is refused', (text, message) => {
    expect(email.safeParse(text).error?.issues[0]?.message).toBe(message);
  });
});

describe('password', () => {
  it.each(['Solar-2026-mx', 'ñandú.verde7', 'abc-123-xyz!'])('%s is accepted', (text) => {
    expect(newPassword.parse(text)).toBe(text);
  });

  it.each([
    ['', t(fieldMessage.required)],
    ['Corta-1', 'al menos 10 caracteres'],
    [`a1-${'xyz.'.repeat(40)}`, 'no debe ser mayor a 128 caracteres'],
    ['1029384756!', 'Incluye al menos una letra.'],
    ['solamente-letras', 'Incluye al menos un número.'],
    ['SinEspecial57', 'Incluye al menos un carácter especial.'],
    ['Solaaaar-57', 'No repitas un carácter más de tres veces seguidas.'],
    ['Solar-1234-x', 'No uses más de tres caracteres consecutivos, como 1234 o abcd.'],
    ['Solar-DcBa-57', 'No uses más de tres caracteres consecutivos, como 1234 o abcd.'],
  ])('%s is refused', (text, message) => {
    expect(passwordProblem(text)).toBe(message);
    expect(newPassword.safeParse(text).success).toBe(false);
  });

  it('is guessable when it holds the address or the brand', () => {
    const words = ['mariana@correo.mx', 'Solfondo'];
    expect(passwordIsGuessable('solfondo-2026!', words)).toBe(true);
    expect(passwordIsGuessable('Mariana-2026!', words)).toBe(true);
    expect(passwordIsGuessable('girasol-2026!', words)).toBe(false);
  });
});

describe('person type', () => {
  it('is a legal entity only when 0', () => {
    expect([0, 1, 2, -1].map(personKind)).toEqual([
      'legal_entity',
      'individual',
      'individual',
      'individual',
    ]);
  });
});
