import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { zoneInput } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import type { SavedKind } from '@portal/ui/kit/use-outcome';

interface Named {
  name: string;
  region: string;
}

interface ZoneFormProps {
  /** What the zone is called now; undefined while the form is closed. */
  initial: Named | undefined;
  title: string;
  submitLabel: string;
  outcome: SavedKind;
  onClose: () => void;
  onSave: (zone: Named) => Promise<unknown>;
}

/** A zone's name and region, of a new one or of one that is renamed or moved. */
export function ZoneForm({ initial, title, submitLabel, outcome, onClose, onSave }: ZoneFormProps) {
  return (
    <FormModal open={initial !== undefined} title={title} onClose={onClose}>
      {initial ? (
        <AppForm
          schema={zoneInput}
          initial={initial}
          submitLabel={submitLabel}
          outcome={outcome}
          onDone={onClose}
          onCancel={onClose}
          onSubmit={async (zone) => void (await onSave(zone))}
        >
          <TextInput name="name" label={t(zoneWords.name)} maxLength={120} />
          <TextInput
            name="region"
            label={t(zoneWords.region)}
            help={t(zoneWords.regionHelp)}
            maxLength={120}
          />
        </AppForm>
      ) : null}
    </FormModal>
  );
}
