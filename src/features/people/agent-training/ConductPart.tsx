import { agentTraining, conductWords } from '@contract/locales/es-MX/people/agent-training';
import { CONDUCT_VERSION, agentTrainings as contract } from '@contract/people/agent-training';
import { config } from '@portal/config';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { formatDateTime } from '@portal/ui/format';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { Button, Flex } from 'antd';

/** The code of conduct, and the button that accepts it. */
export function ConductPart() {
  const query = useRead(contract.show, {});
  const accept = useAct(contract.acceptConduct);
  const outcome = useOutcome();
  const { title, paragraphs } = texts(conductWords);
  return (
    <Section title={title}>
      <Flex vertical align="start" gap={16}>
        <ol>
          {paragraphs.map((text) => (
            <li key={text}>{text.replaceAll('{brand}', config().brand)}</li>
          ))}
        </ol>
        <Loaded query={query} skeleton={<SkeletonLines lines={1} />}>
          {({ conduct_accepted_at: accepted }) =>
            accepted ? (
              <p>{t(agentTraining.accepted, { when: formatDateTime(accepted) })}</p>
            ) : (
              <Button
                disabled={accept.held}
                loading={accept.isPending}
                onClick={() =>
                  accept.mutate(
                    { body: { version: CONDUCT_VERSION } },
                    { onError: (failure) => outcome.failed(failure.message) },
                  )
                }
              >
                {t(agentTraining.accept)}
              </Button>
            )
          }
        </Loaded>
      </Flex>
    </Section>
  );
}
