import {
  MOST_OF_A_REASON,
  type ReasonList,
  rejectionReasons,
} from '@contract/documents/rejection-reasons';
import { rejectionReasonWords as words } from '@contract/locales/es-MX/documents/rejection-reasons';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { Button } from 'antd';
import { useState } from 'react';

const schema = rejectionReasons.create.body.pick({ text: true });

/** The button that adds a reason at the end of the list that is shown, and its form. */
export function ReasonForm({ list: { clasification_2, doc_id } }: { list: ReasonList }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const create = useAct(rejectionReasons.create);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t(words.add)}
      </Button>
      <FormModal open={open} title={t(words.add)} onClose={close}>
        <AppForm
          schema={schema}
          initial={{ text: '' }}
          submitLabel={t(words.add)}
          outcome="created"
          onDone={close}
          onCancel={close}
          onSubmit={async ({ text }) =>
            void (await create.mutateAsync({ body: { text, clasification_2, doc_id } }))
          }
        >
          <TextAreaWithCounter
            name="text"
            label={t(words.text)}
            help={t(words.textHelp)}
            maximum={MOST_OF_A_REASON}
            rows={3}
          />
        </AppForm>
      </FormModal>
    </>
  );
}
