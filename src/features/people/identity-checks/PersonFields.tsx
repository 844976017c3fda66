import type { PersonKind } from '@contract/kernel/fields/person-type';
import { identityChecks as words } from '@contract/locales/es-MX/people/identity-checks';
import { fundSources, pepAnswers } from '@contract/people/identity-checks';
import { t, texts } from '@portal/i18n';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { YesNoInput } from '@portal/ui/form/inputs/YesNoInput';
import { useWatch } from 'react-hook-form';
import { ControllerFields } from './ControllerFields';

/** The questions about oneself; some are asked because of what was answered before. */
export function PersonFields({ kind }: { kind: PersonKind }) {
  const [pep, source, abroad]: unknown[] = useWatch({
    name: ['pep', 'funds_source', 'taxed_abroad'],
  });
  const isCompany = kind === 'legal_entity';
  return (
    <>
      <YesNoInput name="own_account" label={t(words.ownAccount)} help={t(words.ownAccountHelp)} />
      <TextInput
        name="occupation"
        label={t(isCompany ? words.companyActivity : words.occupation)}
        maxLength={120}
      />
      <SelectInput
        name="pep"
        label={t(words.pep)}
        help={t(words.pepHelp)}
        options={optionsOf(pepAnswers, texts(words.peps))}
      />
      {pep === 'self' || pep === 'relative' ? (
        <TextInput name="pep_office" label={t(words.pepOffice)} maxLength={160} />
      ) : null}
      <SelectInput
        name="funds_source"
        label={t(words.fundsSource)}
        options={optionsOf(fundSources, texts(words.sources))}
      />
      {source === 'other' ? (
        <TextInput name="funds_source_detail" label={t(words.fundsSourceDetail)} maxLength={200} />
      ) : null}
      <TextInput
        name="funds_use"
        label={t(words.fundsUse)}
        help={t(words.fundsUseHelp)}
        maxLength={200}
      />
      <MoneyInput name="monthly_amount_cents" label={t(words.monthly)} />
      <YesNoInput
        name="taxed_abroad"
        label={t(words.taxedAbroad)}
        help={t(words.taxedAbroadHelp)}
      />
      {abroad === true ? (
        <>
          <TextInput name="tax_country" label={t(words.taxCountry)} maxLength={60} />
          <TextInput name="foreign_tax_number" label={t(words.taxNumber)} maxLength={40} />
        </>
      ) : null}
      {isCompany ? <ControllerFields /> : null}
    </>
  );
}
