import type { ScreenKey } from '@contract/kernel/screens';
import type { OnboardingRole } from '@contract/people/onboarding';

/** Where each role goes through its steps, and where it is at home. */
export const onboardingScreens = {
  investor: { flow: 'investorOnboarding', home: 'investorHome' },
  supplier: { flow: 'supplierOnboarding', home: 'supplierHome' },
  client: { flow: 'applicantOnboarding', home: 'applicantHome' },
  supplier_agent: { flow: 'agentOnboarding', home: 'supplierHome' },
} as const satisfies Record<OnboardingRole, Record<'flow' | 'home', ScreenKey>>;
