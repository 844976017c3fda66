import { form } from '@contract/locales/es-MX/kernel/form';
import { riskWords } from '@contract/locales/es-MX/people/investor-contracts';
import {
  riskAcknowledgements,
  riskForm,
  riskQuestions,
} from '@contract/people/risk-acknowledgements';
import { config } from '@portal/config';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { RadioInput } from '@portal/ui/form/inputs/RadioInput';

interface RiskQuestionsProps {
  /** Fingerprint of the text that was read. */
  textHash: string;
  onRight: () => void;
  onWrong: () => void;
  onBack: () => void;
}

const yesOrNo = [
  { value: 'yes', label: t(form.yes) },
  { value: 'no', label: t(form.no) },
] as const;

/** The questions of the risk acknowledgement; the server says whether they are right. */
export function RiskQuestions({ textHash, onRight, onWrong, onBack }: RiskQuestionsProps) {
  const answer = useAct(riskAcknowledgements.answer);
  const { questions } = riskForm();
  return (
    <AppForm
      schema={riskAcknowledgements.answer.body}
      initial={{ text_sha256: textHash }}
      submitLabel={t(riskWords.send)}
      onCancel={onBack}
      onSubmit={async (body) => {
        const { acknowledged } = await answer.mutateAsync({ body });
        if (acknowledged) onRight();
        else onWrong();
      }}
    >
      {riskQuestions.map((question) => (
        <RadioInput
          inline
          options={yesOrNo}
          key={question}
          name={`answers.${question}`}
          label={questions[question].replaceAll('{brand}', config().brand)}
        />
      ))}
    </AppForm>
  );
}
