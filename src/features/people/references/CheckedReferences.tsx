import { formatPhone } from '@contract/kernel/fields/phone';
import { referenceStaff, referenceWords } from '@contract/locales/es-MX/people/references';
import { type CheckedReference, referenceStates, references } from '@contract/people/references';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { formatDate } from '@portal/ui/format';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { factsOf, stateTones } from './reference-text';

/** A person's references as staff call them, and write down what they found. */
export function CheckedReferences({ userId }: { userId: string }) {
  const query = useRead(references.ofUser, { params: { userId } });
  const [checked, setChecked] = useState<CheckedReference>();
  return (
    <Section title={t(referenceStaff.title)}>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t(referenceStaff.none)}</p>
          ) : (
            <RowList>
              {items.map((item) => (
                <Row key={item.id} item={item} onCheck={() => setChecked(item)} />
              ))}
            </RowList>
          )
        }
      </Loaded>
      {checked ? <Check item={checked} onClose={() => setChecked(undefined)} /> : null}
    </Section>
  );
}

function Row({ item, onCheck }: { item: CheckedReference; onCheck: () => void }) {
  const { full_name: name, phone, checked_at: at, note } = item;
  const state = t(referenceWords.states[item.state]);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>{factsOf(item)}</p>
        <p>
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </p>
        {at && note ? (
          <p>{t(referenceStaff.checkedOn, { state, when: formatDate(at), note })}</p>
        ) : null}
      </div>
      <Flex wrap gap={8} align="center">
        <StatusTag tone={stateTones[item.state]}>{state}</StatusTag>
        {useMay('references.check') ? (
          <Button aria-label={t(referenceStaff.checkNamed, { name })} onClick={onCheck}>
            {t(referenceStaff.check)}
          </Button>
        ) : null}
      </Flex>
    </li>
  );
}

function Check({ item, onClose }: { item: CheckedReference; onClose: () => void }) {
  const check = useAct(references.check);
  return (
    <FormModal
      open
      title={t(referenceStaff.checkTitle, { name: item.full_name })}
      onClose={onClose}
    >
      <AppForm
        schema={references.check.body}
        initial={{ state: item.state, note: item.note ?? '', version: item.version }}
        submitLabel={t(referenceStaff.save)}
        outcome="updated"
        onCancel={onClose}
        onDone={onClose}
        onSubmit={async (body) =>
          void (await check.mutateAsync({ params: { referenceId: item.id }, body }))
        }
      >
        <SelectInput
          name="state"
          label={t(referenceStaff.state)}
          options={optionsOf(referenceStates, texts(referenceWords.states))}
        />
        <TextAreaWithCounter
          name="note"
          label={t(referenceStaff.note)}
          help={t(referenceStaff.noteHelp)}
          maximum={500}
        />
      </AppForm>
    </FormModal>
  );
}
