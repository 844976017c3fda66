import { platformWords } from '@contract/locales/es-MX/platform/server';
import { describe, expect, it } from 'vitest';
import { letterOf } from '../notifications/letter';
import { framed } from './frame';
import { say } from './said';

const silent = { brand: 'Solfondo', supportEmail: null, publicUrl: 'https://portal.mx' };
const house = { ...silent, supportEmail: 'ayuda@portal.mx' };
const to = { email: 'ana@ejemplo.mx', fullName: 'Ana Paz' };
const { securityEvents: said } = platformWords.notifications;
const blocked = {
  title: say(said.accountBlocked),
  body: say(said.accountBlockedText),
  href: null,
};

describe('where one answers', () => {
  it('is at the end of every mail of a house that has an address', () => {
    const around = (config: typeof silent | typeof house) =>
      framed(config, 'Ana', {})('Tema', 'Texto').text;
    expect(around(house)).toBe(
      'Hola, Ana:\n\nTexto\n\nEl equipo de Solfondo\nEscríbenos a ayuda@portal.mx',
    );
    expect(around(silent)).toBe('Hola, Ana:\n\nTexto\n\nEl equipo de Solfondo');
  });

  it('is said to who may not have done what a mail tells, and nobody is asked to tell without one', () => {
    const text = (config: typeof silent | typeof house) =>
      letterOf(config, to, 'security', blocked).text;
    expect(text(house)).toContain('Y avísanos en ayuda@portal.mx.');
    expect(text(silent)).not.toContain('vísanos');
  });
});
