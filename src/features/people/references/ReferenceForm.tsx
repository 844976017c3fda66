import { referenceWords } from '@contract/locales/es-MX/people/references';
import {
  newReference,
  type ReferenceItem,
  referenceKinds,
  references,
} from '@contract/people/references';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';

interface ReferenceFormProps {
  /** Null for a new one. */
  reference: ReferenceItem | null;
  onClose: () => void;
}

/** One reference in a dialog, new or mended. */
export function ReferenceForm({ reference, onClose }: ReferenceFormProps) {
  return (
    <FormModal
      open
      title={t(reference ? referenceWords.editTitle : referenceWords.add)}
      onClose={onClose}
    >
      {reference ? (
        <Mended reference={reference} onClose={onClose} />
      ) : (
        <NewReference onClose={onClose} />
      )}
    </FormModal>
  );
}

function NewReference({ onClose }: { onClose: () => void }) {
  const create = useAct(references.create);
  return (
    <AppForm
      draft="reference-new"
      schema={newReference}
      initial={{}}
      submitLabel={t(referenceWords.save)}
      outcome="created"
      onCancel={onClose}
      onDone={onClose}
      onSubmit={async (body) => void (await create.mutateAsync({ body }))}
    >
      <Fields />
    </AppForm>
  );
}

function Mended({ reference, onClose }: { reference: ReferenceItem; onClose: () => void }) {
  const edit = useAct(references.edit);
  const { id, state: _, ...initial } = reference;
  return (
    <AppForm
      draft={`reference-${id}`}
      schema={references.edit.body}
      initial={initial}
      submitLabel={t(referenceWords.save)}
      outcome="updated"
      onCancel={onClose}
      onDone={onClose}
      onSubmit={async (body) =>
        void (await edit.mutateAsync({ params: { referenceId: id }, body }))
      }
    >
      <p>{t(referenceWords.editHelp)}</p>
      <Fields />
    </AppForm>
  );
}

function Fields() {
  return (
    <>
      <SelectInput
        name="kind"
        label={t(referenceWords.kind)}
        options={optionsOf(referenceKinds, texts(referenceWords.kinds))}
      />
      <TextInput name="full_name" label={t(referenceWords.name)} autoComplete="off" />
      <TextInput name="phone" label={t(referenceWords.phone)} inputMode="tel" autoComplete="off" />
      <TextInput
        name="relation"
        label={t(referenceWords.relation)}
        help={t(referenceWords.relationHelp)}
      />
      <NumberInput
        name="years"
        label={t(referenceWords.years)}
        unit={t(referenceWords.yearsUnit)}
      />
    </>
  );
}
