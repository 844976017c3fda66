import { privacy, privacyStaff } from '@contract/locales/es-MX/people/privacy';
import {
  type PrivacyRequestItem,
  privacyOutcomes,
  privacyRequests,
} from '@contract/people/privacy';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Flex } from 'antd';

interface AnswerRequestProps {
  request: PrivacyRequestItem;
  onClose: () => void;
}

/** The answer to what a person asked of their data, which they receive. */
export function AnswerRequest({ request, onClose }: AnswerRequestProps) {
  const answer = useAct(privacyRequests.answer);
  const { id, folio, full_name, kind, text } = request;
  return (
    <FormModal open title={`${t(privacyStaff.reply)} ${folio}`} onClose={onClose}>
      <Flex vertical gap={16}>
        <DescriptionList
          rows={[
            { label: t(privacyStaff.person), value: full_name },
            { label: t(privacyStaff.right), value: t(privacyStaff.rights[kind]) },
            { label: t(privacyStaff.text), value: text },
          ]}
        />
        <AppForm
          schema={privacyRequests.answer.body}
          initial={{ outcome: 'accepted', answer: '' }}
          outcome="updated"
          submitLabel={t(privacyStaff.reply)}
          onSubmit={async (body) => {
            await answer.mutateAsync({ params: { requestId: id }, body });
          }}
          onDone={onClose}
          onCancel={onClose}
        >
          <SelectInput
            name="outcome"
            label={t(privacyStaff.outcome)}
            options={optionsOf(privacyOutcomes, texts(privacy.outcomes))}
          />
          <TextAreaWithCounter
            name="answer"
            label={t(privacyStaff.answer)}
            help={t(privacyStaff.answerHelp)}
            maximum={2000}
            rows={4}
          />
        </AppForm>
      </Flex>
    </FormModal>
  );
}
