import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { zoneForm, zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { Button } from 'antd';
import { useState } from 'react';
import { ZoneFields } from './ZoneFields';

const blank = { name: '', region: '', municipalities: [], postal_codes: [] };

/** The button that adds a zone, and its form. */
export function AddZone({ programId }: { programId: string | undefined }) {
  const [adding, setAdding] = useState(false);
  const close = () => setAdding(false);
  const create = useAct(zones.create);
  return (
    <>
      <Button type="primary" onClick={() => setAdding(true)}>
        {t(zoneWords.add)}
      </Button>
      <FormModal open={adding} title={t(zoneWords.add)} onClose={close}>
        <AppForm
          schema={zoneForm}
          initial={blank}
          submitLabel={t(zoneWords.add)}
          outcome="created"
          onDone={close}
          onCancel={close}
          onSubmit={async (zone) =>
            void (await create.mutateAsync({ body: { ...zone, program_id: programId } }))
          }
        >
          <ZoneFields programId={programId} />
        </AppForm>
      </FormModal>
    </>
  );
}
