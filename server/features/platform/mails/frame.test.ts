import { platformWords } from '@contract/locales/es-MX/platform/server';
import { describe, expect, it } from 'vitest';
import { letterOf } from '../notifications/letter';
import { framed } from './frame';
import { say } from './said';

const house = {
  brand: 'Solfondo',
  supportEmail: 'ayuda@portal.mx',
  publicUrl: 'https://portal.mx',
};
const to = { email: 'ana@ejemplo.mx', fullName: 'Ana Paz' };
const { securityEvents: said } = platformWords.notifications;
const blocked = {
  title: say(said.accountBlocked),
  body: say(said.accountBlockedText),
  href: null,
};

describe('where one answers', () => {
  it('is at the end of every mail', () => {
    expect(framed(house, 'Ana', {})('Tema', 'Texto').text).toBe(
      'Hola, Ana:\n\nTexto\n\nEl equipo de Solfondo\nEscríbenos a ayuda@portal.mx',
    );
  });

  it('is said to who may not have done what a mail tells', () => {
    expect(letterOf(house, to, 'security', blocked).text).toContain(
      'Y avísanos en ayuda@portal.mx.',
    );
  });
});
