import { readCondition } from '@contract/documents/document-condition-schema';
import type { Condition } from '@contract/documents/document-conditions';
import { describe, expect, it } from 'vitest';
import { newGroup, stepsTo, toCondition, toGroup } from './rule-tree';

const company: Condition = { field: 'person', op: 'eq', value: 'legal_entity' };
const large: Condition = { field: 'amount_cents', op: 'gte', value: 5 };

describe('the builder of rules', () => {
  it.each<Condition>([
    { and: [company] },
    { or: [company, large] },
    { not: { or: [company, large] } },
    { and: [company, { or: [large, { not: { or: [company] } }] }] },
  ])('shows %j and writes it again', (condition) => {
    expect(toCondition(toGroup(condition))).toEqual(condition);
  });

  it('shows what others wrote otherwise, with the same meaning', () => {
    expect(toCondition(toGroup(company))).toEqual({ and: [company] });
    expect(toCondition(toGroup({ not: company }))).toEqual({ not: { or: [company] } });
    expect(toCondition(toGroup({ not: { and: [company, large] } }))).toEqual({
      not: { or: [{ and: [company, large] }] },
    });
  });

  it('names the part that a problem is about', () => {
    for (const mode of ['and', 'or', 'none'] as const) {
      const read = readCondition(toCondition({ ...newGroup(), mode }));
      const [problem] = read.ok ? [] : read.problems;
      expect(problem?.path).toEqual([...stepsTo(mode, 0), 'value']);
    }
  });
});
