import { describe, expect, it } from 'vitest';
import { events } from '../notifications/events/events';
import { letterOf } from '../notifications/letter';
import { framed } from './frame';

const house = {
  brand: 'Solfondo',
  supportEmail: 'ayuda@portal.mx',
  publicUrl: 'https://portal.mx',
};
const to = { email: 'ana@ejemplo.mx', fullName: 'Ana Paz' };

describe('where one answers', () => {
  it('is at the end of every mail', () => {
    expect(framed(house, 'Ana', {})('Tema', 'Texto').text).toBe(
      'Hola, Ana:\n\nTexto\n\nEl equipo de Solfondo\nEscríbenos a ayuda@portal.mx',
    );
  });

  it('is said to who may not have done what a mail tells', () => {
    const { text } = letterOf(house, to, events.passwordChanged, events.passwordChanged.words({}));
    expect(text).toContain('Si no fuiste tú, restablece tu contraseña de inmediato');
    expect(text).toContain('Y avísanos en ayuda@portal.mx.');
  });

  it.each([
    ['accountBlocked', events.accountBlocked, {}],
    ['accountUnblocked', events.accountUnblocked, {}],
    ['secondFactorReset', events.secondFactorReset, {}],
    ['adminRevoked', events.adminRevoked, {}],
  ] as const)('is said of what our staff did, as theirs: %s', (_, event, facts) => {
    const { text } = letterOf(house, to, event, event.words(facts));
    expect(text).toContain(
      'Esto lo hizo el equipo de Solfondo. Si no lo pediste o algo no es correcto, avísanos en ayuda@portal.mx.',
    );
    expect(text).not.toContain('no fuiste tú');
  });

  it('is said of what colleagues did, without asking whether it was oneself', () => {
    const event = events.programAccessEnded;
    const { text } = letterOf(house, to, event, event.words({ program: 'Sol de todos' }));
    expect(text).toContain(
      'Si no lo esperabas o algo no es correcto, avísanos en ayuda@portal.mx.',
    );
    expect(text).not.toContain('no fuiste tú');
  });
});
