import { type EvidenceSite, sitePosition, stageEvidence } from '@contract/credit/stage-evidence';
import { stageEvidenceWords as words } from '@contract/locales/es-MX/credit/stage-evidence';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Button } from 'antd';
import { useState } from 'react';

/** Writes where a site is, or corrects it. */
export function SitePosition({ stageId, site }: { stageId: string; site: EvidenceSite }) {
  const [open, setOpen] = useState(false);
  const save = useAct(stageEvidence.place);
  const may = useMay('stages.approve');
  const { id: siteId, place } = site;
  const close = () => setOpen(false);
  if (!may) return null;
  const position = place ? `${place.latitude}, ${place.longitude}` : '';
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(place ? words.changePlace : words.setPlace)}</Button>
      <FormModal open={open} title={t(words.placeTitle)} onClose={close}>
        <AppForm
          schema={sitePosition}
          initial={{ position }}
          submitLabel={t(words.savePlace)}
          onCancel={close}
          onSubmit={async (body) =>
            void (await save.mutateAsync({ params: { stageId, siteId }, body }))
          }
          onDone={close}
        >
          <p>{site.address}</p>
          <TextInput name="position" label={t(words.position)} help={t(words.positionHelp)} />
        </AppForm>
      </FormModal>
    </>
  );
}
