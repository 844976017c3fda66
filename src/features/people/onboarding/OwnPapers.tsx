import { href } from '@contract/kernel/screens';
import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import { onboarding as contract, isPaper } from '@contract/people/onboarding';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Flex } from 'antd';
import { useIdentityPages } from '../identity-checks/areas';
import { onboardingScreens } from './onboarding-screens';
import { stepName } from './step-name';

/** One's papers by the step that asks for them, each with the way to it, and the way to the identity check. */
export function OwnPapers() {
  const may = useMay('onboarding.show');
  const { overview } = useIdentityPages();
  const { data } = useRead(contract.show, {}, { enabled: may });
  if (!data) return null;
  const asked = data.steps
    .map((step, place) => ({ ...step, place }))
    .filter(({ sections }) => sections.some(isPaper));
  return (
    <Section
      title={t(onboardingWords.papers)}
      action={<ButtonLink to={overview}>{t(onboardingWords.seeIdentity)}</ButtonLink>}
    >
      <RowList>
        {asked.map(({ name, sections, place }) => {
          const isDone = sections.filter(isPaper).every(({ done }) => done);
          return (
            <li key={name}>
              <strong>{stepName(name)}</strong>
              <Flex gap={12} align="center" wrap>
                <StatusTag tone={isDone ? 'success' : 'warning'}>
                  {t(isDone ? onboardingWords.given : onboardingWords.notGiven)}
                </StatusTag>
                <ButtonLink
                  to={`${href(onboardingScreens[data.role].flow)}?paso=${place + 1}`}
                  type={isDone ? 'default' : 'primary'}
                >
                  {t(onboardingWords.seeStep, { step: stepName(name) })}
                </ButtonLink>
              </Flex>
            </li>
          );
        })}
      </RowList>
    </Section>
  );
}
