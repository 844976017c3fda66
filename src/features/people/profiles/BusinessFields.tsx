import {
  profileByKind,
  profileField,
  profileWords as words,
} from '@contract/locales/es-MX/people/profiles';
import { t } from '@portal/i18n';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { useWatch } from 'react-hook-form';
import { aboutYouChoices } from './about-you-choices';

/** What business an applicant has, and how big it is; a company is one. */
export function BusinessFields({ isIndividual }: { isIndividual: boolean }) {
  const sector: unknown = useWatch({ name: 'business_sector' });
  const options = aboutYouChoices.business_sector;
  return (
    <>
      <SelectInput
        name="business_sector"
        label={t(profileField.business_sector)}
        help={t(profileByKind[isIndividual ? 'individual' : 'legal_entity'].businessHelp)}
        options={isIndividual ? options : options.filter(({ value }) => value !== 'none')}
        optional
      />
      {sector && sector !== 'none' ? (
        <>
          <NumberInput name="workers" label={t(profileField.workers)} help={t(words.workersHelp)} />
          <MoneyInput
            name="annual_sales_cents"
            label={t(profileField.annual_sales_cents)}
            help={t(words.salesHelp)}
          />
        </>
      ) : null}
    </>
  );
}
