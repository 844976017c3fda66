import {
  type CollectionAct,
  collections,
  contactBody,
  contactChannels,
  contactParties,
  contactResults,
  MAX_NOTE,
} from '@contract/credit/collections';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import {
  collectionNames,
  collectionPage as words,
} from '@contract/locales/es-MX/credit/collections';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { formatClock } from '@portal/ui/format';
import { Button } from 'antd';
import { useState } from 'react';
import type { CollectionDetail } from './CollectionPage';

/** The main act of the page: what was tried, and how it went. */
export function ContactButton({ row }: { row: CollectionDetail }) {
  const [open, setOpen] = useState(false);
  if (!useMay('collections.edit')) return null;
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t(words.contact)}
      </Button>
      {open ? <ContactForm row={row} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface ContactFormProps {
  row: CollectionDetail;
  /** The contact that was written down wrong. */
  corrects?: CollectionAct;
  onClose: () => void;
}

/** Writes a contact down, or what an earlier one should have said. */
export function ContactForm({ row, corrects, onClose }: ContactFormProps) {
  const keep = useAct(collections.contact);
  const at = corrects ? new Date(corrects.happened_at) : new Date();
  const parties = contactParties.filter((party) =>
    row.people.some((person) => person.party === party),
  );
  return (
    <FormModal open title={t(corrects ? words.correctTitle : words.contact)} onClose={onClose}>
      {corrects ? <p>{t(words.correctHelp)}</p> : null}
      <AppForm
        schema={contactBody.omit({ corrects_id: true })}
        initial={{
          party: corrects?.party ?? 'applicant',
          channel: corrects?.channel ?? undefined,
          result: corrects?.result ?? undefined,
          on: dayInMexicoCity(at),
          at: formatClock(at.toISOString()),
          note: corrects?.note ?? '',
        }}
        submitLabel={t(corrects ? words.correct : words.contact)}
        outcome="created"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) =>
          void (await keep.mutateAsync({
            params: { loanId: row.loan_id },
            body: corrects ? { ...body, corrects_id: corrects.id } : body,
          }))
        }
      >
        <SelectInput
          name="party"
          label={t(words.party)}
          options={optionsOf(parties, texts(collectionNames.party))}
        />
        <SelectInput
          name="channel"
          label={t(words.channel)}
          options={optionsOf(contactChannels, texts(collectionNames.channel))}
        />
        <SelectInput
          name="result"
          label={t(words.result)}
          options={optionsOf(contactResults, texts(collectionNames.result))}
        />
        <DateInput name="on" label={t(words.on)} max={dayInMexicoCity(new Date())} />
        <TextInput name="at" type="time" label={t(words.at)} help={t(words.atHelp)} />
        <TextAreaWithCounter
          name="note"
          label={t(words.note)}
          help={t(words.noteHelp)}
          maximum={MAX_NOTE}
          rows={3}
          optional
        />
      </AppForm>
    </FormModal>
  );
}
