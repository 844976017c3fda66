import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCentavos } from '../kernel/fields/centavos';
import { type CommitmentRoom, commitmentProblem, leastCommitment } from './commitments';

const pesos = (amount: number) => toCentavos(Math.round(amount * 100));
const room: CommitmentRoom = {
  open: pesos(40_000),
  cap: pesos(7_500),
  used: pesos(5_000),
  available: pesos(2_000),
};
const problem = (amount: number, changes: Partial<CommitmentRoom> = {}) =>
  commitmentProblem(pesos(amount), { ...room, ...changes });

describe('why an amount cannot be committed', () => {
  it('shows what is left of the offer, of the limit, and of the balance', () => {
    expect(problem(40_000.01)).toBe('Quedan $40,000.00 MXN por fondear.');
    expect(problem(99.99)).toBe('El monto mínimo es de $100.00 MXN.');
    expect(problem(2_500.01)).toBe(
      'Tu límite en esta solicitud es de $7,500.00 MXN. Ya tienes $5,000.00 MXN comprometidos y puedes agregar $2,500.00 MXN.',
    );
    expect(problem(2_000.01)).toBe('Tu saldo disponible es de $2,000.00 MXN.');
    expect(problem(200, { available: pesos(0) })).toBe('No tienes saldo disponible suficiente.');
    expect(problem(2_000)).toBeNull();
    expect(problem(20_000, { cap: null, available: pesos(20_000) })).toBeNull();
  });

  it('lets the last slice be smaller than the least amount', () => {
    expect(problem(40, { open: pesos(40) })).toBeNull();
    expect(problem(39, { open: pesos(40) })).toBe('El monto mínimo es de $40.00 MXN.');
  });

  it('never lets through more than there is', () => {
    const cents = fc.nat(1_000_000).map(toCentavos);
    const amounts = fc.integer({ min: 1, max: 1_000_000 }).map(toCentavos);
    const rooms = fc.record({
      open: cents,
      cap: fc.option(cents),
      used: cents,
      available: cents,
    });
    fc.assert(
      fc.property(rooms, amounts, (found, amount) => {
        if (commitmentProblem(amount, found) !== null) return;
        expect(amount).toBeLessThanOrEqual(Math.min(found.open, found.available));
        expect(amount).toBeGreaterThanOrEqual(leastCommitment(found));
        if (found.cap !== null) expect(amount + found.used).toBeLessThanOrEqual(found.cap);
      }),
    );
  });
});
