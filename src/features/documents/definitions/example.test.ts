import { describe, expect, it } from 'vitest';
import { newDefinition } from './definition-values';
import { askedOf, firstExample, isBroughtBy, verdictOf, waitsFor } from './example';

const ofSuppliers = { and: [{ field: 'role', op: 'eq', value: 'supplier' }] };
const definition = { ...newDefinition(), condition: ofSuppliers };

describe('the example', () => {
  it('says what becomes of the document, as the server would decide it', () => {
    expect(verdictOf({ ...definition, condition: null }, firstExample)).toBe('asked');
    expect(verdictOf(definition, firstExample)).toBe('hidden');
    expect(verdictOf({ ...definition, show_conditioned: false }, firstExample)).toBe('closed');
    const supplier = { ...firstExample, role: ['supplier'] as const };
    expect(verdictOf(definition, supplier)).toBe('asked');
    expect(verdictOf({ ...definition, bo_private: true }, supplier)).toBe('hidden');
    const unfinished = { and: [{ field: 'role', op: 'eq' }] };
    expect(verdictOf({ ...definition, condition: unfinished }, supplier)).toBeNull();
  });

  it('knows nothing of a credit for papers of a person', () => {
    const condition = { and: [{ field: 'amount_cents', op: 'gte', value: 1 }] };
    expect(verdictOf({ ...definition, condition }, firstExample)).toBe('hidden');
    const ofCredit = { ...definition, condition, db_table: 'projects' as const };
    expect(verdictOf(ofCredit, firstExample)).toBe('asked');
  });

  it('knows who brings it: staff bring what nobody else does', () => {
    const supplier = { ...firstExample, role: ['supplier'] as const };
    const ofCredit = { ...definition, db_table: 'projects' as const };
    const brought = (uploaded_by: typeof definition.uploaded_by, of = definition) =>
      [firstExample, supplier].map((person) => isBroughtBy({ ...of, uploaded_by }, person));
    expect(brought(['owner'])).toEqual([true, true]);
    expect(brought(['owner'], ofCredit)).toEqual([true, false]);
    expect(brought(['supplier'], ofCredit)).toEqual([false, true]);
    expect(brought([], ofCredit)).toEqual([false, false]);
  });

  it('names who is asked, and what an association waits for', () => {
    expect(askedOf(definition, firstExample)).toEqual([
      { role: 'supplier', person: 'individual' },
      { role: 'supplier', person: 'legal_entity' },
    ]);
    const association = {
      table: 'users' as const,
      key: 'papel',
      condition: ofSuppliers,
      source: 'user' as const,
      negative_message: 'Todavía no.',
      multi_association: false,
    };
    const waiting = { ...definition, condition: null, association };
    expect(waitsFor(waiting, firstExample)).toBe('Todavía no.');
    expect(waitsFor(waiting, { ...firstExample, role: ['supplier'] })).toBeNull();
  });
});
