import { support } from '@contract/locales/es-MX/program/support-files';
import { type SupportFile, supportFileEdit, supportFiles } from '@contract/program/support-files';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { SupportFileWords } from './SupportFileWords';

/** Corrects what is written of material, and whom it is for. */
export function EditSupportFile({ file, onDone }: { file: SupportFile; onDone: () => void }) {
  const { id, title, description, kind, audience, version } = file;
  const edit = useAct(supportFiles.edit);
  return (
    <AppForm
      schema={supportFileEdit}
      initial={{ title, description, kind, audience, version }}
      submitLabel={t(support.saveWords)}
      outcome="updated"
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) =>
        void (await edit.mutateAsync({ params: { supportFileId: id }, body }))
      }
    >
      <SupportFileWords />
    </AppForm>
  );
}
