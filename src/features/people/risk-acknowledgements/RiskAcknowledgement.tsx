import { href } from '@contract/kernel/screens';
import { form } from '@contract/locales/es-MX/kernel/form';
import { reading } from '@contract/locales/es-MX/kernel/reading';
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
import { Receipt } from '@portal/ui/kit/Receipt';
import { Section } from '@portal/ui/kit/Section';
import { FoldedHash } from '@portal/ui/paper/FoldedHash';
import { ReadToEnd } from '@portal/ui/paper/ReadToEnd';
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
  const [fresh, setFresh] = useState(false);
  return (
    <Loaded query={query}>
      {({ text_sha256: textHash, text, acknowledged }) =>
        acknowledged ? (
          <Given acknowledged={acknowledged} text={text} fresh={fresh} />
        ) : (
          <Pending textHash={textHash} text={text} onRight={() => setFresh(true)} />
        )
      }
    </Loaded>
  );
}

interface PendingProps {
  textHash: string;
  text: Shown['text'];
  onRight: () => void;
}

function Pending({ textHash, text, onRight }: PendingProps) {
  const [read, setRead] = useState(false);
  const [step, setStep] = useState<'read' | 'answer' | 'wrong'>('read');
  if (step === 'answer') {
    return (
      <Section title={t(riskWords.questions)}>
        <RiskQuestions
          textHash={textHash}
          onRight={onRight}
          onWrong={() => setStep('wrong')}
          onBack={() => setStep('read')}
        />
      </Section>
    );
  }
  return (
    <>
      {step === 'wrong' ? <Alert type="error" showIcon message={t(riskWords.wrong)} /> : null}
      <Warnings text={text} onRead={() => setRead(true)} />
      <div>
        {read ? null : <p>{t(reading.untilEndToGoOn)}</p>}
        <Button type="primary" disabled={!read} onClick={() => setStep('answer')}>
          {t(riskWords.begin)}
        </Button>
      </div>
    </>
  );
}

interface WarningsProps {
  text: Shown['text'];
  /** Of what has to be read to its end. */
  onRead?: () => void;
}

function Warnings({ text: { blocks, version, since }, onRead }: WarningsProps) {
  const day = formatDate(since, 'long');
  const words = <TextBlocks blocks={blocks} />;
  return (
    <Section
      title={t(riskWords.warnings)}
      description={`${t(riskWords.readAll)} ${t(legal.version, { number: version, day })}.`}
    >
      {onRead ? <ReadToEnd onRead={onRead}>{words}</ReadToEnd> : words}
    </Section>
  );
}

interface GivenProps {
  acknowledged: NonNullable<Shown['acknowledged']>;
  text: Shown['text'];
  /** They answered just now. */
  fresh: boolean;
}

function Given({ acknowledged, text, fresh }: GivenProps) {
  const { name, at, factor, text_sha256: textHash, answers } = acknowledged;
  const { questions } = riskForm();
  const contractType = contractTypes.investor_contract;
  return (
    <>
      <Receipt
        title={t(riskWords.done)}
        fresh={fresh}
        rows={[
          ...evidenceRows({ name, at, factor }),
          {
            label: t(investorContractWords.text),
            value: <FoldedHash sha256={textHash} />,
            long: true,
          },
        ]}
        next={t(riskWords.follows)}
        action={
          <ButtonLink type="primary" to={href('investorContract', { contractType })}>
            {t(riskWords.next)}
          </ButtonLink>
        }
      />
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
