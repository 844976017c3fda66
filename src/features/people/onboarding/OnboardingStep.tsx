import { onboardingWords } from '@contract/locales/es-MX/people/onboarding';
import { type OnboardingProgress, openStep } from '@contract/people/onboarding';
import { partOfSection, profiles } from '@contract/people/profiles';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { Stack } from '@portal/ui/kit/Columns';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { missingNames } from '../profiles/missing-names';
import { DataReview } from './DataReview';
import { lackingIn } from './lacking-in';
import styles from './onboarding.module.css';
import { reviewedIn } from './reviewed';
import { sections } from './sections';
import { stepLead } from './step-lead';
import { stepName } from './step-name';
import { useFinishStep } from './use-finish-step';

interface OnboardingStepProps {
  progress: OnboardingProgress;
  /** Its place, from 0. */
  shown: number;
  onShow: (place: number) => void;
  /** Goes on from the step, asking first where something in it is not saved. */
  onLeave: (go: () => void) => void;
  /** The server took the step as finished. */
  onLeft?: ((step: string) => void) | undefined;
}

/** What one step asks for, each part saved by itself, and the button that leaves the step. */
export function OnboardingStep({ progress, shown, onShow, onLeave, onLeft }: OnboardingStepProps) {
  const { finish, isPending } = useFinishStep(progress.role);
  const kind = usePersonKind();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const step = progress.steps[shown];
  if (!step) return null;
  const { name, finished } = step;
  const lacking = lackingIn(step, kind);
  const lead = stepLead(name);
  const before = earlierOf(progress, shown);
  const due = dueAfter(progress, shown);
  const isLast = shown === progress.steps.length - 1;

  const go = (place: number) => onLeave(() => onShow(place));

  async function goOn() {
    if (!finished && !(await finish(name))) return;
    onLeft?.(name);
    onShow(shown + 1);
  }

  return (
    <Stack>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {stepName(name)}
      </h2>
      {lead ? <p>{lead}</p> : null}
      <DataReview steps={reviewedIn(progress, shown)} onShow={go} />
      {step.sections.map((section) => {
        const Part = sections[section.name];
        return <Part key={section.name} />;
      })}
      {lacking ? (
        <Alert
          type="info"
          showIcon
          role="status"
          message={
            <>
              {lacking} <LackingFields step={step} />
            </>
          }
        />
      ) : null}
      {before ? (
        <Alert
          type="warning"
          showIcon
          role="status"
          message={t(onboardingWords.before, { step: stepName(before.name) })}
          action={
            <Button onClick={() => go(before.place)}>
              {t(onboardingWords.seeStep, { step: stepName(before.name) })}
            </Button>
          }
        />
      ) : null}
      <Flex gap={8} wrap>
        <Button
          type="primary"
          loading={isPending}
          disabled={lacking !== null || before !== null}
          onClick={() => onLeave(() => void goOn())}
        >
          {t(isLast ? onboardingWords.finish : onboardingWords.continue)}
        </Button>
        {due ? (
          <Button onClick={() => go(due.place)}>
            {t(onboardingWords.seeStep, { step: stepName(due.name) })}
          </Button>
        ) : null}
        {shown > 0 ? (
          <Button onClick={() => go(shown - 1)}>{t(onboardingWords.back)}</Button>
        ) : null}
      </Flex>
    </Stack>
  );
}

/** The fields of one's data that a step still lacks, by name: what was saved may be a part of them. */
function LackingFields({
  step: { sections: asked },
}: {
  step: OnboardingProgress['steps'][number];
}) {
  const kind = usePersonKind();
  const { data } = useRead(profiles.missing, {});
  const names = asked.flatMap(({ name, done }) => {
    const part = partOfSection[name];
    return data && part && !done && data[part].length > 0 ? missingNames(data[part], kind) : [];
  });
  return names.length > 0 ? t(onboardingWords.unanswered, { names: names.join(', ') }) : null;
}

/** The step that is to be done, where others stand between: who corrected an earlier one need not walk them again. */
function dueAfter(progress: OnboardingProgress, shown: number) {
  const place = openStep(progress);
  const step = progress.steps[place];
  return step && place > shown + 1 ? { name: step.name, place } : null;
}

/** The earlier step for which one that is not finished waits, as after a paper of it was rejected. */
function earlierOf(progress: OnboardingProgress, shown: number) {
  const place = openStep(progress);
  const step = progress.steps[place];
  const waits = progress.steps[shown]?.finished === false && place < shown;
  return step && waits ? { name: step.name, place } : null;
}
