import {
  identityCheckByKind,
  identityChecks as words,
} from '@contract/locales/es-MX/people/identity-checks';
import { personKindName } from '@contract/locales/es-MX/people/person-kinds';
import { fundSourcesOf, identityPapers, partyRelations } from '@contract/people/identity-checks';
import { t, texts } from '@portal/i18n';
import { usePersonKind } from '@portal/session/use-person-kind';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { useWatch } from 'react-hook-form';

/** Who another person is, what they have to do with one, and where their money comes from. */
export function PartyFields() {
  const kindOfAsked = usePersonKind();
  const [kind, relation]: unknown[] = useWatch({ name: ['kind', 'relation'] });
  return (
    <>
      <SelectInput
        name="kind"
        label={t(words.partyKind)}
        options={optionsOf(['individual', 'legal_entity'], texts(personKindName))}
      />
      <TextInput name="full_name" label={t(words.partyName)} maxLength={120} />
      <TextInput name="rfc" label="RFC" uppercase maxLength={40} />
      {kind === 'individual' ? (
        <TextInput name="curp" label="CURP" uppercase maxLength={40} />
      ) : null}
      <SelectInput
        name="relation"
        label={t(identityCheckByKind[kindOfAsked].relation)}
        options={optionsOf(partyRelations, texts(words.relations))}
      />
      {relation === 'other' ? (
        <TextInput name="relation_detail" label={t(words.relationDetail)} maxLength={120} />
      ) : null}
      <TextInput name="street" label={t(words.street)} maxLength={120} />
      <TextInput name="neighbourhood" label={t(words.neighbourhood)} maxLength={80} />
      <TextInput name="municipality" label={t(words.municipality)} maxLength={80} />
      <TextInput name="postal_code" label={t(words.postalCode)} inputMode="numeric" maxLength={5} />
      <SelectInput
        name="funds_source"
        label={t(words.fundsSource)}
        options={optionsOf(
          fundSourcesOf[kind === 'legal_entity' ? kind : 'individual'],
          texts(words.sources),
        )}
      />
      <SelectInput
        name="paper"
        label={t(words.paper)}
        options={optionsOf(identityPapers, texts(words.papers))}
      />
      <TextInput name="paper_number" label={t(words.paperNumber)} uppercase maxLength={40} />
    </>
  );
}
