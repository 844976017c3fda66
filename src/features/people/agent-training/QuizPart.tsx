import { agentTraining, quizWords } from '@contract/locales/es-MX/people/agent-training';
import { agentTrainings as contract } from '@contract/people/agent-training';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { RadioInput } from '@portal/ui/form/inputs/RadioInput';
import { formatDateTime } from '@portal/ui/format';
import { Stack } from '@portal/ui/kit/Columns';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';

const questions = Object.entries(texts(quizWords)).map(([name, { text, options }]) => ({
  name,
  text,
  options: Object.entries(options).map(([value, label]) => ({ value, label })),
}));

/** What a seller would do, question by question; it can be tried again. */
export function QuizPart() {
  const query = useRead(contract.show, {});
  const answer = useAct(contract.answerQuiz);
  return (
    <Section title={t(agentTraining.quiz)}>
      <Loaded query={query} skeleton={<SkeletonLines lines={6} />}>
        {({ quiz_passed_at: passed }) =>
          passed ? (
            <p>{t(agentTraining.passed, { when: formatDateTime(passed) })}</p>
          ) : (
            <Stack>
              <p>{t(agentTraining.help)}</p>
              <AppForm
                schema={contract.answerQuiz.body}
                initial={{}}
                draft="agent-quiz"
                submitLabel={t(agentTraining.send)}
                onSubmit={async (body) => void (await answer.mutateAsync({ body }))}
              >
                {questions.map(({ name, text, options }) => (
                  <RadioInput key={name} name={name} label={text} options={options} />
                ))}
              </AppForm>
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
}
