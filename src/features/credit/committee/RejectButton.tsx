import { rejection, rejectionReasons } from '@contract/credit/decisions';
import { type ProjectDetail, projects } from '@contract/credit/projects';
import { committee, committeeWords as words } from '@contract/locales/es-MX/credit/committee';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { MultiSelect } from '@portal/ui/form/inputs/MultiSelect';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { Button, Flex } from 'antd';
import { useState } from 'react';

const reasons = optionsOf(rejectionReasons, texts(words.reasons));

/** Says no to a request, by reasons of the list that its applicant is told. */
export function RejectButton({ project }: { project: ProjectDetail }) {
  const [rejecting, setRejecting] = useState(false);
  const reject = useAct(projects.reject);
  const may = useMay('projects.reject');
  const give = useReceipt();
  const close = () => setRejecting(false);
  if (!may || !project.actions.includes('reject')) return null;
  return (
    <>
      <Button danger onClick={() => setRejecting(true)}>
        {t(committee.reject)}
      </Button>
      <FormModal open={rejecting} title={t(committee.rejectTitle)} onClose={close}>
        <Flex vertical gap={16}>
          <p>{t(words.rejectHelp)}</p>
          <AppForm
            schema={rejection}
            initial={{ reasons: [] }}
            submitLabel={t(committee.reject)}
            danger
            onCancel={close}
            onDone={close}
            onSubmit={async (body) => {
              await reject.mutateAsync({ params: { projectId: project.id }, body });
              give({
                ...texts(creditReceipts.rejected),
                folio: project.folio,
                amount: project.amount_cents,
              });
            }}
          >
            {(at) => (
              <>
                <MultiSelect
                  name={at('reasons')}
                  label={t(words.rejectReasons)}
                  options={reasons}
                />
                <TextAreaWithCounter
                  name={at('note')}
                  label={t(words.rejectNote)}
                  maximum={500}
                  rows={3}
                  optional
                />
              </>
            )}
          </AppForm>
        </Flex>
      </FormModal>
    </>
  );
}
