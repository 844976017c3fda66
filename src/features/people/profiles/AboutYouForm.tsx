import { profileField } from '@contract/locales/es-MX/people/profiles';
import { type AboutYou, type AboutYouField, aboutYou } from '@contract/people/about-you';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { NumberInput } from '@portal/ui/form/inputs/NumberInput';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import type * as z from 'zod';
import { aboutYouChoices } from './about-you-choices';
import { askedOf } from './asked';
import { BusinessFields } from './BusinessFields';
import type { EditFormProps } from './edit-form';
import { OwnForm } from './OwnForm';
import { startingWith } from './starting-with';

/** What a person does and lives on, what business an applicant has, and how an investor invests. */
export function AboutYouForm({ kept, ...closing }: { kept: AboutYou } & EditFormProps) {
  const edit = useAct(aboutYou.edit);
  const asked = askedOf(kept);
  return (
    <OwnForm
      {...closing}
      lacks={kept.missing}
      draft="about-you"
      schema={aboutYou.edit.body}
      initial={{ version: kept.version, ...startingWith(kept, asked) }}
      save={(body) => edit.mutateAsync({ body: withoutHidden(body) })}
    >
      {asked.map((field) => inputOf(field, asked.includes('dependants')))}
    </OwnForm>
  );
}

/** Without what was typed of a business before choosing that there is none: its fields are no longer seen. */
function withoutHidden(body: z.output<typeof aboutYou.edit.body>) {
  if (body.business_sector !== 'none') return body;
  const { workers: _workers, annual_sales_cents: _sales, ...said } = body;
  return said;
}

function inputOf(field: AboutYouField, isIndividual: boolean) {
  if (field === 'occupation') {
    const label = isIndividual ? profileField.occupation : profileField.business;
    return <TextInput key={field} name={field} label={t(label)} maxLength={120} />;
  }
  if (field === 'business_sector')
    return <BusinessFields key={field} isIndividual={isIndividual} />;
  // What is asked of a business stands with its sector.
  if (field === 'workers' || field === 'annual_sales_cents') return null;
  const label = t(profileField[field]);
  if (field === 'monthly_income_cents')
    return <MoneyInput key={field} name={field} label={label} />;
  if (field === 'dependants') return <NumberInput key={field} name={field} label={label} />;
  return <SelectInput key={field} name={field} label={label} options={aboutYouChoices[field]} />;
}
