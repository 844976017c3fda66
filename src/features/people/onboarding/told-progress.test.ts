import type { UserInfo } from '@contract/identity/users';
import { openStep } from '@contract/people/onboarding';
import { describe, expect, it } from 'vitest';
import { toldProgress } from './told-progress';

const at = (user: UserInfo, leftHere: string | null = null) => {
  const progress = toldProgress(user, leftHere);
  if (!progress) throw new Error('no onboarding');
  return [progress.step, progress.steps[openStep(progress)]?.name, progress.complete];
};

describe('the progress that user information tells', () => {
  it('is of the role and kind of person, from the step that was last finished', () => {
    expect(at({ role: 'supplier' })).toEqual([null, 'pf_mex_1_general_data', false]);
    expect(at({ role: 'supplier', user_person_type: 0 })).toEqual([
      null,
      'pm_mex_1_company_data',
      false,
    ]);
    expect(at({ role: 'client', applicant_onboarding_step: 'pf_2_contact' })).toEqual([
      'pf_2_contact',
      'pf_3_address',
      false,
    ]);
    const investor_onboarding_step = '13_automatic_investment';
    expect(at({ role: 'investor', investor_onboarding_step })).toEqual([
      investor_onboarding_step,
      undefined,
      true,
    ]);
    expect(at({ role: 'supplier_agent' })).toEqual([null, 'agent_1_identity', false]);
  });

  it('goes on from the step left here, and never back behind the one that the server tells', () => {
    const told = { role: 'client', applicant_onboarding_step: 'pf_2_contact' } as const;
    expect(at(told, 'pf_3_address')[0]).toBe('pf_3_address');
    expect(at(told, 'pf_1_person')[0]).toBe('pf_2_contact');
    expect(at({ ...told, applicant_onboarding_step: 'paso_ajeno' })[0]).toBeNull();
  });

  it('is none of roles without steps', () => {
    expect(toldProgress({ role: 'admin' }, null)).toBeNull();
  });
});
