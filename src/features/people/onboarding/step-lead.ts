import { onboardingLeads } from '@contract/locales/es-MX/people/onboarding';
import type { OnboardingStep } from '@contract/people/onboarding';
import { t } from '@portal/i18n';

const leads = new Map<string, string>([
  ['1_welcome', t(onboardingLeads.welcome)],
  ['pm_mex_1_welcome', t(onboardingLeads.companyWelcome)],
  ['pm_mex_3_legal_representative', t(onboardingLeads.companyIdentity)],
  ['13_automatic_investment', t(onboardingLeads.automatic)],
  ['pf_6_data_check', t(onboardingLeads.review)],
  ['pm_mex_13_automatic_investment', t(onboardingLeads.automatic)],
] satisfies [OnboardingStep, string][]);

/** What is to be read in a step before its parts. */
export const stepLead = (step: string): string | undefined => leads.get(step);
