import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import {
  type OnboardingRole,
  type OnboardingSection,
  onboardingSteps,
  sectionsOfStep,
} from '@contract/people/onboarding';
import { expect, type Page } from '@playwright/test';
import { t } from '@server/i18n';
import { fits } from './hands';
import { type Give, giveByHand, type HandSection, type Newcomer } from './onboarding-parts';

/** A step has the focus once one came to it; a part in it may be called the same. */
export const arrive = (page: Page, step: string) =>
  expect(page.getByRole('heading', { level: 2, name: step, exact: true }).first()).toBeFocused();

/** The page no longer says that a section lacks something. */
const isGiven = ({ page, kind }: Newcomer, section: OnboardingSection) =>
  expect(
    page.getByText(
      new RegExp(`^En este paso falta: .*${t(onboardingWords.sections[kind][section])}`),
    ),
  ).toHaveCount(0);

/**
 * Takes a person who is at home through all steps of their onboarding: everything that a step asks for is given
 * on its page by their own hands.
 *
 * @param otherwise sections that a story gives in its own way
 */
export async function onboardByHand(
  who: Newcomer,
  role: Exclude<OnboardingRole, 'supplier_agent'>,
  otherwise: Partial<Record<HandSection, Give>> = {},
) {
  const { page, kind, hands } = who;
  const give = { ...giveByHand, ...otherwise };
  const steps = onboardingSteps[role][kind];
  const given = new Set<OnboardingSection>();
  await hands.press(page.getByRole('link', { name: 'Empezar', exact: true }));
  for (const step of steps) {
    await arrive(page, t(onboardingWords.steps[step]));
    for (const section of sectionsOfStep[step]) {
      if (given.has(section) || section === 'code_of_conduct' || section === 'quiz') continue;
      await give[section](who);
      await isGiven(who, section);
      given.add(section);
    }
    const name = step === steps.at(-1) ? 'Terminar' : 'Continuar';
    const goOn = page.getByRole('button', { name, exact: true });
    await expect(goOn).toBeEnabled();
    await fits(page);
    await hands.press(goOn);
  }
  await expect(page.getByText('Tu alta está completa')).toBeVisible();
  // An installer has still to ask to be verified, which comes first.
  if (role === 'supplier') return;
  await expect(page.getByText('Revisamos tus fotografías', { exact: false })).toBeVisible();
}
