import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roles } from '../kernel/roles';
import { statusesIn } from './life-cycle';
import {
  actionsFor,
  canAct,
  consequences,
  FIRST_STATUS,
  leadsTo,
  type ProjectStatus,
  projectActions,
  projectStatuses,
} from './project-states';

const triggers = [...projectActions, ...consequences];
const next = (status: ProjectStatus, trigger: (typeof triggers)[number]) =>
  leadsTo(status, trigger) ?? status;
const endings = ['rejected', 'cancelled', 'not_funded'] as const;
const hasEnded = (status: ProjectStatus) => endings.some((one) => one === status);

describe('the life of a credit', () => {
  it('never leaves its states, for any sequence of transitions', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...triggers), { maxLength: 200 }), (tried) => {
        const passed: ProjectStatus[] = [FIRST_STATUS];
        for (const trigger of tried) passed.push(next(passed.at(-1) ?? FIRST_STATUS, trigger));
        for (const status of passed) expect(projectStatuses).toContain(status);
        const ended = passed.findIndex(hasEnded);
        if (ended >= 0) expect(new Set(passed.slice(ended)).size).toBe(1);
      }),
    );
  });

  it('comes to every state, and from each to an ending or to the last payment', () => {
    const from = (start: ProjectStatus) => {
      const visited = new Set<ProjectStatus>([start]);
      for (const status of visited)
        for (const trigger of triggers) visited.add(next(status, trigger));
      return visited;
    };
    expect([...from(FIRST_STATUS)].sort()).toEqual([...projectStatuses].sort());
    for (const status of projectStatuses) {
      const ends = [...from(status)].filter((one) => one === 'settled' || hasEnded(one));
      expect(ends, status).not.toEqual([]);
    }
  });

  it('allows no role any action once it ended, and consequences to the portal only', () => {
    for (const role of roles) {
      for (const status of endings) expect(actionsFor(role, status)).toEqual([]);
    }
    for (const status of endings) {
      for (const trigger of triggers) expect(leadsTo(status, trigger)).toBeNull();
    }
    for (const status of projectStatuses) {
      for (const action of projectActions) {
        if (leadsTo(status, action))
          expect(roles.some((role) => canAct(role, status, action))).toBe(true);
      }
    }
  });

  it('is published by staff alone, and only once its applicant accepted the terms', () => {
    const publishable = projectStatuses.filter((status) => leadsTo(status, 'publish'));
    expect(publishable).toEqual(['accepted']);
    expect(roles.filter((role) => canAct(role, 'accepted', 'publish'))).toEqual(['admin']);
  });

  it('has money behind it exactly from publication on, and owes it from delivery on', () => {
    const withOffer = projectStatuses.filter((status) => statusesIn[status].offer);
    const withoutOffer = ['in_review', 'approved', 'accepted', 'rejected'];
    expect(withOffer).toEqual(projectStatuses.filter((one) => !withoutOffer.includes(one)));
    for (const status of projectStatuses) {
      const { loan, offer, commitments } = statusesIn[status];
      expect(offer === 'delivered').toBe(loan === 'repaying' || loan === 'settled');
      expect(offer === null).toBe(commitments === null);
    }
  });
});
