import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import type { OnboardingProgress } from '@contract/people/onboarding';
import { t } from '@portal/i18n';
import { Progress, Select } from 'antd';
import styles from './onboarding.module.css';
import { stepName } from './step-name';

interface StepListProps {
  steps: OnboardingProgress['steps'];
  /** Place of the step shown, from 0; negative once all are finished. */
  shown: number;
  onShow: (place: number) => void;
}

/** How far one is: thirteen steps have no room in a row, so it is a bar, and a list to go back by. */
export function StepList({ steps, shown, onShow }: StepListProps) {
  const total = steps.length;
  const finished = steps.filter((step) => step.finished).length;
  return (
    <section className={styles.progress} aria-label={t(onboardingWords.progress)}>
      <Progress
        percent={Math.round((finished / total) * 100)}
        aria-label={t(onboardingWords.progress)}
      />
      {shown >= 0 ? (
        <Select
          aria-label={t(onboardingWords.progress)}
          value={shown}
          onChange={onShow}
          options={steps.map(({ name }, place) => ({
            value: place,
            label: `${t(onboardingWords.of, { number: place + 1, total })} · ${stepName(name)}`,
            disabled: place > finished,
          }))}
        />
      ) : null}
    </section>
  );
}
