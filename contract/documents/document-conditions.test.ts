import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_CONDITION_DEPTH,
  MAX_CONDITION_PARTS,
  readCondition,
} from './document-condition-schema';
import {
  audiences,
  type Comparison,
  type Condition,
  type ConditionField,
  conditionFields,
  type DocumentFacts,
  factsOfPerson,
  fieldsOf,
  holds,
  holdsAsFarAsKnown,
  operatorsOf,
} from './document-conditions';

const fieldNames = Object.keys(conditionFields).filter(
  (name): name is ConditionField => name in conditionFields,
);

const amounts = fc.integer({ min: 0, max: 5 });
const known = {
  person: fc.constantFrom('individual' as const, 'legal_entity' as const),
  role: fc.subarray([...audiences]),
  address_state: fc.constantFrom(...conditionFields.address_state.values),
  tag: fc.subarray(['feria', 'Vigilar']),
  product: fc.constantFrom(...conditionFields.product.values),
  project_status: fc.constantFrom('in_review' as const, 'repaying' as const),
  amount_cents: amounts,
  has_co_obligor: fc.boolean(),
};
const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const facts: fc.Arbitrary<DocumentFacts> = fc.record({
  person: option(known.person),
  role: option(known.role),
  address_state: option(known.address_state),
  tag: option(known.tag),
  product: option(known.product),
  project_status: option(known.project_status),
  amount_cents: option(known.amount_cents),
  has_co_obligor: option(known.has_co_obligor),
});

function comparisonsOf(field: ConditionField): fc.Arbitrary<Comparison> {
  const { kind, values } = conditionFields[field];
  return fc.constantFrom(...operatorsOf[kind]).chain((op) => {
    const value: fc.Arbitrary<Comparison['value']> =
      kind === 'amount'
        ? amounts
        : kind === 'yes_no'
          ? fc.boolean()
          : kind === 'text'
            ? fc.constantFrom('feria', 'vigilar')
            : op === 'in'
              ? fc.subarray([...values], { minLength: 1 })
              : fc.constantFrom(...values);
    return value.map((chosen) => ({ field, op, value: chosen }));
  });
}

const comparison = fc.oneof(...fieldNames.map(comparisonsOf));

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: MAX_CONDITION_DEPTH - 2, withCrossShrink: true },
    comparison,
    fc.record({ and: fc.array(tie('condition'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ or: fc.array(tie('condition'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ not: tie('condition') }),
  ),
}));

const always = (property: fc.IPropertyWithHooks<[Condition, Condition, DocumentFacts]>) =>
  fc.assert(property);

describe('conditions', () => {
  it('obey De Morgan and double negation', () => {
    always(
      fc.property(condition, condition, facts, (a, b, on) => {
        const [not_a, not_b] = [{ not: a }, { not: b }];
        expect(holds({ not: { and: [a, b] } }, on)).toBe(holds({ or: [not_a, not_b] }, on));
        expect(holds({ not: { or: [a, b] } }, on)).toBe(holds({ and: [not_a, not_b] }, on));
        expect(holds({ not: not_a }, on)).toBe(holds(a, on));
        expect(holds({ and: [a, b] }, on)).toBe(holds(a, on) && holds(b, on));
      }),
    );
  });

  it('compare a known amount in exactly one of three ways', () => {
    fc.assert(
      fc.property(facts, amounts, amounts, (others, amount, value) => {
        const is = (op: Comparison['op']) =>
          holds({ field: 'amount_cents', op, value }, { ...others, amount_cents: amount });
        expect([is('lt'), is('eq'), is('gt')].filter(Boolean)).toHaveLength(1);
        expect(is('ne')).toBe(!is('eq'));
        expect(is('lte')).toBe(!is('gt'));
        expect(is('gte')).toBe(!is('lt'));
      }),
    );
  });

  it('compare a known choice in one of two ways, and `in` as one of several `eq`', () => {
    fc.assert(
      fc.property(
        known.role,
        fc.subarray([...audiences], { minLength: 1 }),
        facts,
        (role, all, on) => {
          const of = { ...on, role };
          const is = (value: string) => holds({ field: 'role', op: 'eq', value }, of);
          for (const value of all) {
            expect(holds({ field: 'role', op: 'ne', value }, of)).toBe(!is(value));
          }
          expect(holds({ field: 'role', op: 'in', value: all }, of)).toBe(all.some(is));
        },
      ),
    );
  });

  it('are satisfied by no fact that is not known', () => {
    fc.assert(
      fc.property(comparison, facts, (one, on) => {
        expect(holds(one, { ...on, [one.field]: null })).toBe(false);
      }),
    );
  });

  it('ask of a person alone nothing that a project decides', () => {
    fc.assert(
      fc.property(comparison, facts, (one, on) => {
        const ofProject = conditionFields[one.field].of === 'project';
        expect(holds(one, factsOfPerson(on))).toBe(ofProject ? false : holds(one, on));
        expect(fieldsOf({ not: { or: [one, one] } })).toEqual([one.field]);
      }),
    );
  });
});

describe('reading a condition', () => {
  it('gives back what the language has, in any order of its keys', () => {
    fc.assert(
      fc.property(condition, (given) => {
        const sent: unknown = JSON.parse(JSON.stringify(given));
        expect(readCondition(sent)).toEqual({ ok: true, condition: given });
      }),
    );
    const turned = { value: 'individual', op: 'eq', field: 'person' };
    expect(readCondition(turned)).toMatchObject({ ok: true });
  });

  it('never throws, whatever it is given, and what it takes can be evaluated', () => {
    const hostile = fc.oneof(
      fc.anything({ withNullPrototype: true, withMap: true, withBigInt: true }),
      fc.jsonValue(),
      fc.record({ and: fc.array(fc.jsonValue()) }),
      fc.record({ field: fc.string(), op: fc.string(), value: fc.jsonValue() }),
      fc.record({
        field: fc.constantFrom(...fieldNames, '__proto__', 'constructor', 'toString'),
        op: fc.constantFrom('eq', 'in', 'lt', '__proto__', 'contains'),
        value: fc.jsonValue(),
      }),
    );
    fc.assert(
      fc.property(hostile, facts, (given, on) => {
        const read = readCondition(given);
        if (read.ok) expect(typeof holds(read.condition, on)).toBe('boolean');
        else expect(read.problems.length).toBeGreaterThan(0);
      }),
    );
  });

  const eq = { field: 'person', op: 'eq', value: 'individual' };
  it.each([
    ['{"field":"password","op":"eq","value":"x"}', 'field', 'Elige un dato de la lista.'],
    ['{"field":"__proto__","op":"eq","value":"x"}', 'field', 'Elige un dato de la lista.'],
    ['{"field":"person","op":"lt","value":"individual"}', 'op', /^Elige una comparación/],
    ['{"field":"person","op":"constructor","value":"x"}', 'op', /^Elige una comparación/],
    ['{"field":"person","op":"eq","value":"robot"}', 'value', /^Elige un valor/],
    ['{"field":"person","op":"in","value":[]}', 'value', /^Elige un valor/],
    ['{"field":"person","op":"in","value":["individual","individual"]}', 'value', /^Elige/],
    ['{"field":"person","op":"eq","value":["individual"]}', 'value', /^Elige un valor/],
    ['{"field":"tag","op":"eq","value":"x"}', 'value', /^Escribe de 2 a 30/],
    ['{"field":"tag","op":"in","value":["feria"]}', 'op', /^Elige una comparación/],
    ['{"field":"amount_cents","op":"gt","value":1.5}', 'value', /^Escribe un monto/],
    ['{"field":"amount_cents","op":"gt","value":"1"}', 'value', /^Escribe un monto/],
    ['{"field":"has_co_obligor","op":"eq","value":"true"}', 'value', /^Elige un valor/],
    ['{"and":[{"field":"person","op":"eq","value":"robot"}]}', 'and.0.value', /^Elige/],
    ['{"not":{"or":[{"field":"x","op":"eq","value":1}]}}', 'not.or.0.field', /^Elige un dato/],
    ['{"and":[]}', 'and', /^Agrega al menos/],
    ['{"and":{"length":1}}', 'and', /^La regla no tiene/],
    ['{"and":[],"or":[]}', '', /^La regla no tiene/],
    [`{"__proto__":{},"not":${JSON.stringify(eq)}}`, '', /^La regla no tiene/],
    ['[]', '', /^La regla no tiene/],
    ['"return true"', '', /^La regla no tiene/],
    ['null', '', /^La regla no tiene/],
  ])('refuses %s at %s', (json, place, message) => {
    const read = readCondition(JSON.parse(json));
    const problems = read.ok ? [] : read.problems;
    expect(problems.map(({ path }) => path.join('.'))).toEqual([place]);
    expect(problems[0]?.message).toMatch(message);
  });

  it('refuses groups within groups and parts beyond their limits', () => {
    const deep = JSON.parse(`${'{"not":'.repeat(5_000)}{}${'}'.repeat(5_000)}`);
    expect(readCondition(deep)).toMatchObject({
      problems: [{ message: 'La regla tiene demasiados grupos dentro de otros.' }],
    });
    const wide = (parts: number) => readCondition({ and: Array.from({ length: parts }, () => eq) });
    expect(wide(MAX_CONDITION_PARTS - 1)).toMatchObject({ ok: true });
    expect(wide(1_000_000)).toMatchObject({
      problems: [{ message: 'La regla tiene demasiadas comparaciones.' }],
    });
  });
});

describe('conditions on what is known', () => {
  const anyRule: fc.Arbitrary<Condition> = fc.letrec<{ rule: Condition }>((tie) => ({
    rule: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<Condition>(
        { field: 'product', op: 'eq', value: 'photovoltaic' },
        { field: 'has_co_obligor', op: 'ne', value: true },
        { field: 'amount_cents', op: 'gte', value: 3 },
        { field: 'role', op: 'in', value: ['client', 'investor'] },
      ),
      fc.record({ and: fc.array(tie('rule'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ or: fc.array(tie('rule'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ not: tie('rule') }),
    ),
  })).rule;

  it('agree with `holds` where everything is known, and never decide otherwise than more knowledge would', () => {
    const all = fc.record(known);
    fc.assert(
      fc.property(anyRule, all, fc.subarray(fieldNames), (rule, full, forgotten) => {
        expect(holdsAsFarAsKnown(rule, full)).toBe(holds(rule, full));
        const some: DocumentFacts = { ...full };
        for (const field of forgotten) some[field] = null;
        const verdict = holdsAsFarAsKnown(rule, some);
        if (verdict !== null) expect(verdict).toBe(holds(rule, full));
      }),
    );
  });

  it('leave open what the unknown would decide', () => {
    const unknown = { ...emptyFacts, role: ['client' as const] };
    const sun: Condition = { field: 'product', op: 'eq', value: 'photovoltaic' };
    const client: Condition = { field: 'role', op: 'eq', value: 'client' };
    expect(holdsAsFarAsKnown(sun, unknown)).toBeNull();
    expect(holdsAsFarAsKnown({ not: sun }, unknown)).toBeNull();
    expect(holdsAsFarAsKnown({ or: [sun, client] }, unknown)).toBe(true);
    expect(holdsAsFarAsKnown({ and: [sun, { not: client }] }, unknown)).toBe(false);
  });
});

const emptyFacts: DocumentFacts = {
  person: null,
  role: null,
  address_state: null,
  tag: null,
  product: null,
  project_status: null,
  amount_cents: null,
  has_co_obligor: null,
};
