import { choice } from '@contract/kernel/fields/choice';
import { prospectBulkWords as words } from '@contract/locales/es-MX/program/prospect-bulks';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import {
  type BulkAct,
  type BulkChange,
  bulkStatus,
  bulkZone,
} from '@contract/program/prospect-bulks';
import { prospectStatuses, prospects } from '@contract/program/prospects';
import { zones } from '@contract/program/zones';
import { LostFields } from '@portal/features/people';
import { t, texts } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import * as z from 'zod';
import { type Chosen, type TakeBack, useBulk } from './use-bulk';

interface BulkDialogProps {
  act: BulkAct;
  count: number;
  chosen: Chosen;
  takeBack: TakeBack;
  onClose: () => void;
  onDone: () => void;
}

const titles = {
  assign: words.assignTitle,
  status: words.statusTitle,
  zone: words.zoneTitle,
} as const;

/** What becomes of the marked prospects, with how many they are. */
export function BulkDialog({ act, count, chosen, takeBack, onClose, onDone }: BulkDialogProps) {
  const change = useBulk({ chosen, count, takeBack, onDone });
  const Form = { assign: AssignFields, status: StatusFields, zone: ZoneFields }[act];
  return (
    <FormModal open title={t(titles[act], { count })} onClose={onClose}>
      <Form onChange={change} onClose={onClose} />
    </FormModal>
  );
}

interface FieldsProps {
  onChange: (change: BulkChange) => Promise<void>;
  onClose: () => void;
}

const NOBODY = 'nobody';

function AssignFields({ onChange, onClose }: FieldsProps) {
  const owners = useRead(prospects.owners, {});
  const people = owners.data?.items ?? [];
  const schema = z.strictObject({ owner_id: choice([NOBODY, ...people.map(({ id }) => id)]) });
  return (
    <AppForm
      key={people.length}
      schema={schema}
      initial={{ owner_id: '' }}
      submitLabel={t(words.assign)}
      onCancel={onClose}
      onSubmit={({ owner_id: id }) =>
        onChange({ act: 'assign', owner_id: id === NOBODY ? null : id })
      }
    >
      <SelectInput
        name="owner_id"
        label={t(prospectWork.owner)}
        loading={!owners.data}
        options={[
          { value: NOBODY, label: t(prospectWork.nobody) },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </AppForm>
  );
}

function StatusFields({ onChange, onClose }: FieldsProps) {
  return (
    <AppForm
      schema={bulkStatus}
      initial={{ act: 'status', lost_cause: '', lost_reason: '' }}
      submitLabel={t(words.status)}
      onCancel={onClose}
      onSubmit={onChange}
    >
      <SelectInput
        name="status"
        label={t(prospect.status)}
        options={optionsOf(prospectStatuses, texts(prospectStatusName))}
      />
      <LostFields />
    </AppForm>
  );
}

function ZoneFields({ onChange, onClose }: FieldsProps) {
  const known = useRead(zones.list, {});
  return (
    <AppForm
      schema={bulkZone}
      initial={{ act: 'zone', zone_id: '' }}
      submitLabel={t(words.zone)}
      onCancel={onClose}
      onSubmit={onChange}
    >
      <SelectInput
        name="zone_id"
        label={t(prospect.zone)}
        help={t(words.zoneHelp)}
        loading={!known.data}
        options={(known.data?.items ?? [])
          .filter(({ active }) => active)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
    </AppForm>
  );
}
