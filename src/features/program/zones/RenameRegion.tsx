import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Button } from 'antd';
import { useState } from 'react';

const schema = zones.renameRegion.body.pick({ to: true });

interface RenameRegionProps {
  region: string;
  programId: string | undefined;
}

/** Gives a region another name, in all of its zones. */
export function RenameRegion({ region, programId }: RenameRegionProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const rename = useAct(zones.renameRegion);
  const title = t(zoneWords.renameRegionOne, { region });
  if (!useMay('zones.edit')) return null;
  return (
    <>
      <Button size="small" aria-label={title} onClick={() => setOpen(true)}>
        {t(zoneWords.renameRegion)}
      </Button>
      <FormModal open={open} title={title} onClose={close}>
        <AppForm
          schema={schema}
          initial={{ to: region }}
          submitLabel={t(zoneWords.renameRegion)}
          outcome="updated"
          onDone={close}
          onCancel={close}
          onSubmit={async ({ to }) =>
            void (await rename.mutateAsync({ body: { from: region, to, program_id: programId } }))
          }
        >
          <TextInput name="to" label={t(zoneWords.newName)} maxLength={120} />
        </AppForm>
      </FormModal>
    </>
  );
}
