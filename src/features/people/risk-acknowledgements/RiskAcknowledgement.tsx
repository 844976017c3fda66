import { href } from '@contract/kernel/screens';
import { form } from '@contract/locales/es-MX/kernel/form';
import {
  investorContractWords,
  riskWords,
} from '@contract/locales/es-MX/people/investor-contracts';
import { legal } from '@contract/locales/es-MX/people/legal';
import { contractTypes } from '@contract/people/investor-contract';
import {
  riskAcknowledgements,
  riskForm,
  riskQuestions,
} from '@contract/people/risk-acknowledgements';
import type { Answer } from '@portal/api/call';
import { config } from '@portal/config';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatDate } from '@portal/ui/format';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { TextBlocks } from '@portal/ui/paper/TextBlocks';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { evidenceRows } from '../investor-contracts/evidence-rows';
import { RiskQuestions } from './RiskQuestions';

type Shown = Answer<typeof riskAcknowledgements.show>;

const named = (text: string) => text.replaceAll('{brand}', config().brand);

/** The warnings, then the questions; or what was answered. */
export function RiskAcknowledgement() {
  const query = useRead(riskAcknowledgements.show, {});
  return (
    <Loaded query={query}>
      {({ text_sha256: textHash, text, acknowledged }) =>
        acknowledged ? (
          <Given acknowledged={acknowledged} text={text} />
        ) : (
          <Pending textHash={textHash} text={text} />
        )
      }
    </Loaded>
  );
}

function Pending({ textHash, text }: { textHash: string; text: Shown['text'] }) {
  const [step, setStep] = useState<'read' | 'answer' | 'wrong'>('read');
  if (step === 'answer') {
    return (
      <Section title={t(riskWords.questions)}>
        <RiskQuestions
          textHash={textHash}
          onWrong={() => setStep('wrong')}
          onBack={() => setStep('read')}
        />
      </Section>
    );
  }
  return (
    <>
      {step === 'wrong' ? <Alert type="error" showIcon message={t(riskWords.wrong)} /> : null}
      <Warnings text={text} />
      <div>
        <Button type="primary" onClick={() => setStep('answer')}>
          {t(riskWords.begin)}
        </Button>
      </div>
    </>
  );
}

function Warnings({ text: { blocks, version, since } }: { text: Shown['text'] }) {
  const day = formatDate(since, 'long');
  return (
    <Section
      title={t(riskWords.warnings)}
      description={`${t(riskWords.readAll)} ${t(legal.version, { number: version, day })}.`}
    >
      <TextBlocks blocks={blocks} />
    </Section>
  );
}

interface GivenProps {
  acknowledged: NonNullable<Shown['acknowledged']>;
  text: Shown['text'];
}

function Given({ acknowledged, text }: GivenProps) {
  const { name, at, factor, text_sha256: textHash, answers } = acknowledged;
  const { questions } = riskForm();
  const contractType = contractTypes.investor_contract;
  return (
    <>
      <Section
        title={t(investorContractWords.evidence)}
        action={
          <ButtonLink to={href('investorContract', { contractType })}>
            {t(riskWords.next)}
          </ButtonLink>
        }
      >
        <DescriptionList
          rows={[
            ...evidenceRows({ name, at, factor }),
            { label: t(investorContractWords.textHash), value: textHash },
          ]}
        />
      </Section>
      <Warnings text={text} />
      <Section title={t(riskWords.answers)}>
        <DescriptionList
          rows={riskQuestions.map((question) => ({
            label: named(questions[question]),
            value: t(answers[question] === 'yes' ? form.yes : form.no),
          }))}
        />
      </Section>
    </>
  );
}
