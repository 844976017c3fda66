import type { PersonKind } from '@contract/kernel/fields/person-type';
import {
  identityCheckByKind,
  identityChecks as words,
} from '@contract/locales/es-MX/people/identity-checks';
import { fundSourcesOf, pepAnswers } from '@contract/people/identity-checks';
import { t, texts } from '@portal/i18n';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { YesNoInput } from '@portal/ui/form/inputs/YesNoInput';
import { useWatch } from 'react-hook-form';

interface PersonFieldsProps {
  kind: PersonKind;
  /** Whether what they do is asked here, and not in their profile. */
  asksOccupation: boolean;
}

/** The questions about oneself; some are asked because of what was answered before. */
export function PersonFields({ kind, asksOccupation }: PersonFieldsProps) {
  const asked = identityCheckByKind[kind];
  const [pep, source, abroad]: unknown[] = useWatch({
    name: ['pep', 'funds_source', 'taxed_abroad'],
  });
  return (
    <>
      <YesNoInput name="own_account" label={t(asked.ownAccount)} help={t(words.ownAccountHelp)} />
      {asksOccupation ? (
        <TextInput name="occupation" label={t(asked.occupation)} maxLength={120} />
      ) : null}
      <SelectInput
        name="pep"
        label={t(asked.pep)}
        help={t(words.pepHelp)}
        options={optionsOf(pepAnswers, texts(asked.peps))}
      />
      {pep === 'self' || pep === 'relative' ? (
        <TextInput name="pep_office" label={t(words.pepOffice)} maxLength={160} />
      ) : null}
      <SelectInput
        name="funds_source"
        label={t(words.fundsSource)}
        options={optionsOf(fundSourcesOf[kind], texts(words.sources))}
      />
      {source === 'other' ? (
        <TextInput name="funds_source_detail" label={t(words.fundsSourceDetail)} maxLength={200} />
      ) : null}
      <TextInput
        name="funds_use"
        label={t(words.fundsUse)}
        help={t(asked.fundsUseHelp)}
        maxLength={200}
      />
      <MoneyInput name="monthly_amount_cents" label={t(asked.monthly)} />
      <YesNoInput
        name="taxed_abroad"
        label={t(asked.taxedAbroad)}
        help={t(asked.taxedAbroadHelp)}
      />
      {abroad === true ? (
        <>
          <TextInput name="tax_country" label={t(words.taxCountry)} maxLength={60} />
          <TextInput name="foreign_tax_number" label={t(words.taxNumber)} maxLength={40} />
        </>
      ) : null}
    </>
  );
}
