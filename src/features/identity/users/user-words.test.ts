import { describe, expect, it } from 'vitest';
import { blockWords, stateOf } from './user-words';

const open = { staff_block: null, blocked_until: null, closed_by_codes: false, unused: false };
const since = '2026-11-22T12:00:00.000Z';

describe('the state of an account', () => {
  it('is active only while its person may come in', () => {
    expect(stateOf({ ...open, status: 'active' })).toEqual({ tone: 'success', text: 'Activo' });
    const blocked = { tone: 'danger', text: 'Bloqueada' };
    const staff_block = { since, reason: 'Perdió su teléfono' };
    expect(stateOf({ ...open, status: 'active', staff_block })).toEqual(blocked);
    expect(stateOf({ ...open, status: 'active', blocked_until: since })).toEqual(blocked);
  });

  it('stays pending or closed whatever else keeps it shut', () => {
    const staff_block = { since, reason: 'Lo pidió por escrito' };
    expect(stateOf({ ...open, status: 'closed', staff_block }).tone).toBe('neutral');
    expect(stateOf({ ...open, status: 'pending', staff_block }).tone).toBe('warning');
  });
});

describe('the block of an account', () => {
  it('is asked for, of who could let others in again, and says that another person confirms it', () => {
    const one = blockWords({ duties: ['treasury'], block_by_two: false });
    expect(one.label).toBe('Bloquear');
    const { label, help } = blockWords({ duties: ['administration'], block_by_two: true });
    expect(label).toBe('Pedir bloqueo');
    expect(help).toMatch(/^Tiene la función Administración, así que lo confirma otra persona/);
    expect(help).toContain(one.help);
  });

  it('is done at once where nobody else could confirm it, and says so', () => {
    const { label, help } = blockWords({ duties: ['administration'], block_by_two: false });
    expect(label).toBe('Bloquear');
    expect(help).toMatch(/^Tiene la función Administración y nadie más que la tenga puede/);
  });
});
