import { support } from '@contract/locales/es-MX/program/support-files';
import { supportFileForm, supportFiles } from '@contract/program/support-files';
import { upload } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { Button } from 'antd';
import { useState } from 'react';
import { ChosenFile, useChosenFile } from './ChosenFile';
import { SupportFileWords } from './SupportFileWords';
import { usePlace } from './use-place';

/** The button that publishes a file, and its form. */
export function PublishSupportFile() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t(support.publish)}
      </Button>
      <FormModal open={open} title={t(support.publishTitle)} onClose={close}>
        <PublishForm onDone={close} />
      </FormModal>
    </>
  );
}

function PublishForm({ onDone }: { onDone: () => void }) {
  const reload = useReload();
  const chosen = useChosenFile();
  const { audiences } = usePlace();
  const blank = { title: '', description: '', kind: 'guide' as const, audience: [...audiences] };
  return (
    <AppForm
      schema={supportFileForm}
      initial={blank}
      submitLabel={t(support.publish)}
      outcome="created"
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async ({ audience, ...words }) => {
        const fields = { ...words, audience: audience.join() };
        const arrived = await chosen.send((file, options) =>
          upload(supportFiles.publish, { fields }, file, options),
        );
        if (!arrived) return 'unsent' as const;
        await reload();
      }}
    >
      <SupportFileWords />
      <ChosenFile chosen={chosen} />
    </AppForm>
  );
}
