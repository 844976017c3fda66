import {
  identityCheckByKind,
  identityChecks as words,
} from '@contract/locales/es-MX/people/identity-checks';
import { personKindName } from '@contract/locales/es-MX/people/person-kinds';
import {
  fundSourcesOf,
  identityPapersOf,
  partyRelationsOf,
} from '@contract/people/identity-checks';
import { t, texts } from '@portal/i18n';
import { usePersonKind } from '@portal/session/use-person-kind';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Who another person is, what they have to do with one, and where their money comes from. */
export function PartyFields() {
  const holder = usePersonKind();
  const [typed, relation]: unknown[] = useWatch({ name: ['kind', 'relation'] });
  const kind = typed === 'legal_entity' ? typed : 'individual';
  return (
    <>
      <SelectInput
        name="kind"
        label={t(words.partyKind)}
        options={optionsOf(['individual', 'legal_entity'], texts(personKindName))}
      />
      <TextInput name="full_name" label={t(words.partyName)} maxLength={120} />
      <TextInput name="rfc" label="RFC" uppercase maxLength={40} />
      {typed === 'individual' ? (
        <TextInput name="curp" label="CURP" uppercase maxLength={40} />
      ) : null}
      <OfKind
        name="relation"
        label={t(identityCheckByKind[holder].relation)}
        values={partyRelationsOf(holder, kind)}
        names={texts(words.relations)}
      />
      {relation === 'other' ? (
        <TextInput name="relation_detail" label={t(words.relationDetail)} maxLength={120} />
      ) : null}
      <TextInput name="street" label={t(words.street)} maxLength={120} />
      <TextInput name="neighbourhood" label={t(words.neighbourhood)} maxLength={80} />
      <TextInput name="municipality" label={t(words.municipality)} maxLength={80} />
      <TextInput
        name="postal_code"
        label={t(words.postalCode)}
        inputMode="numeric"
        maxLength={10}
      />
      <OfKind
        name="funds_source"
        label={t(words.fundsSource)}
        values={fundSourcesOf[kind]}
        names={texts(words.sources)}
      />
      <OfKind
        name="paper"
        label={t(words.paper)}
        values={identityPapersOf[kind]}
        names={texts(words.papers)}
      />
      <TextInput name="paper_number" label={t(words.paperNumber)} uppercase maxLength={40} />
    </>
  );
}

interface OfKindProps<Value extends string> {
  name: string;
  label: string;
  /** Those that the kind of person may give. */
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
}

/** A choice that depends on the kind of person: what was chosen of another kind is chosen anew. */
function OfKind<Value extends string>({ name, label, values, names }: OfKindProps<Value>) {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name });
  const isOffered = !chosen || values.some((value) => value === chosen);
  useEffect(() => {
    if (!isOffered) setValue(name, '');
  }, [isOffered, name, setValue]);
  return <SelectInput name={name} label={label} options={optionsOf(values, names)} />;
}
