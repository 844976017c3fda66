import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { type CatalogZone, zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { ZoneFields } from './ZoneFields';

interface EditZoneProps {
  zone: CatalogZone;
  open: boolean;
  onClose: () => void;
}

/** Gives a zone another name, moves it to another region, or has it cover something else. */
export function EditZone({ zone, open, onClose }: EditZoneProps) {
  const { id: zoneId, name, region, municipalities, postal_codes, version } = zone;
  const edit = useAct(zones.edit);
  return (
    <FormModal open={open} title={t(zoneWords.editTitle)} onClose={onClose}>
      <AppForm
        schema={zones.edit.body}
        initial={{ name, region, municipalities, postal_codes, version }}
        submitLabel={t(zoneWords.save)}
        outcome="updated"
        onDone={onClose}
        onCancel={onClose}
        onSubmit={async (body) => void (await edit.mutateAsync({ params: { zoneId }, body }))}
      >
        <ZoneFields zone={zone} />
      </AppForm>
    </FormModal>
  );
}
