import { definitionRows } from '@contract/documents/definition-rows';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { definitionPages as words } from '@contract/locales/es-MX/documents/definition-pages';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { Button } from 'antd';
import { useState } from 'react';

interface EndDefinitionProps {
  record: Answer<typeof definitionRows.show>;
}

/** Ends what is asked of a kind of document, once staff have said from which day on and why. */
export function EndDefinition({ record }: EndDefinitionProps) {
  const { doc_id: docId, state, version, is_fixed } = record;
  const may = useMay('document-definitions.end');
  const end = useAct(definitionRows.end);
  const [open, setOpen] = useState(false);
  if (!may || is_fixed || state === 'ended') return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t(words.end)}
      </Button>
      <FormModal open={open} title={t(words.end)} onClose={close}>
        <p>{t(words.endHelp)}</p>
        <AppForm
          schema={definitionRows.end.body}
          initial={{ valid_to: addDays(dayInMexicoCity(new Date()), 1), reason: '', version }}
          submitLabel={t(words.end)}
          danger
          outcome="updated"
          onDone={close}
          onCancel={close}
          onSubmit={async (body) => void (await end.mutateAsync({ params: { docId }, body }))}
        >
          <DateInput name="valid_to" label={t(words.endDay)} />
          <TextAreaWithCounter name="reason" label={t(words.reason)} maximum={500} rows={3} />
        </AppForm>
      </FormModal>
    </>
  );
}
