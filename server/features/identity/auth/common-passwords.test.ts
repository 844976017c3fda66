import { readFileSync } from 'node:fs';
import { passwordProblem } from '@contract/kernel/fields/password';
import { DEMO_PASSWORD } from '@server/db/seed/accounts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';

const file = new URL('common-passwords.txt', import.meta.url);
const list = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('# '));

describe('common passwords', () => {
  test('are ten thousand at least, each in small letters and once', () => {
    expect(list.length).toBeGreaterThan(10_000);
    expect(new Set(list.map((word) => word.toLowerCase())).size).toBe(list.length);
  });

  test('are refused with any digits and signs around them', () => {
    const around = fc.stringMatching(/^[0-9!#%&*._-]{0,6}$/);
    const words = fc.constantFrom(...list.filter((word) => /^\p{L}+$/u.test(word)));
    fc.assert(
      fc.property(words, around, around, (word, before, after) =>
        isCommonPassword(before + word.toUpperCase() + after),
      ),
    );
  });

  test('has that of the demo, which is published, and those made of it', () => {
    for (const password of [DEMO_PASSWORD, DEMO_PASSWORD.toUpperCase(), 'Girasol-2027-mx!']) {
      expect(passwordProblem(password)).toBeNull();
      expect(isCommonPassword(password)).toBe(true);
    }
  });

  test.each([
    'Password-2026',
    'P@ssw0rd-2026',
    'Contraseña.85',
    'Contrasena.85',
    '2026-Monterrey!',
    'Qwerty-Qwerty-85',
    'pass.word.852',
    '7Bienvenido7$',
  ])('%s is one, though it has all that the rules ask for', (password) => {
    expect(passwordProblem(password)).toBeNull();
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each(['Tepozán-Claro-83', 'Nueva-Clave-77', 'tres.gatos-en-9-tejados', 'zK4$uq-Lmw92x'])(
    '%s is none',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
