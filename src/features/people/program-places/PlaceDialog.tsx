import { reason } from '@contract/kernel/fields/reason';
import { version } from '@contract/kernel/fields/version';
import { placeWords as words } from '@contract/locales/es-MX/program/places';
import type { PlaceInput, ProgramPlace } from '@contract/program/places';
import { programs } from '@contract/program/programs';
import { zones } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { useChoices } from '@portal/refine/use-choices';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { App } from 'antd';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod';

const orNone = z.union([z.uuid(), z.literal('').transform(() => null)]);
const schema = z.strictObject({ program_id: orNone, zone_id: orNone, reason, version });

/** More programs than any operator has. */
const ALL = 100;

interface PlaceDialogProps {
  title: string;
  place: ProgramPlace;
  version: number;
  onClose: () => void;
  onPlace: (place: PlaceInput) => Promise<unknown>;
}

/** Puts something in another program or zone, or in none, with the reason. */
export function PlaceDialog({ title, place, version: read, onClose, onPlace }: PlaceDialogProps) {
  const { message } = App.useApp();
  return (
    <FormModal open title={title} onClose={onClose}>
      <AppForm
        schema={schema}
        initial={{
          program_id: place?.program_id ?? '',
          zone_id: place?.zone_id ?? '',
          reason: '',
          version: read,
        }}
        submitLabel={t(words.save)}
        onCancel={onClose}
        onSubmit={async (body) => {
          await onPlace(body);
          message.success(t(words.moved));
          onClose();
        }}
      >
        <ProgramField />
        <ZoneField />
        <TextAreaWithCounter name="reason" label={t(words.reason)} maximum={500} rows={3} />
      </AppForm>
    </FormModal>
  );
}

function ProgramField() {
  const known = useChoices(programs.list, { label: ({ name }) => name, limit: ALL });
  const { options, loading } = known.selectProps;
  return (
    <SelectInput
      name="program_id"
      label={t(words.program)}
      optional
      loading={loading}
      options={options}
    />
  );
}

function ZoneField() {
  const program: unknown = useWatch({ name: 'program_id' });
  const zone: unknown = useWatch({ name: 'zone_id' });
  const { setValue } = useFormContext();
  const programId = typeof program === 'string' && program ? program : undefined;
  const query = useRead(
    zones.list,
    { query: { program_id: programId } },
    { enabled: programId !== undefined },
  );
  const its = programId ? (query.data?.items ?? []).filter(({ active }) => active) : [];
  const isElsewhere =
    zone !== '' && (!programId || (query.data !== undefined && its.every(({ id }) => id !== zone)));
  // A zone belongs to its program: with another one it is chosen anew.
  useEffect(() => {
    if (isElsewhere) setValue('zone_id', '');
  }, [isElsewhere, setValue]);
  return (
    <SelectInput
      name="zone_id"
      label={t(words.zone)}
      help={t(words.zoneHelp)}
      optional
      loading={programId !== undefined && query.isLoading}
      options={its.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
