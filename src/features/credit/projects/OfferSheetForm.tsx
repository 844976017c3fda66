import {
  LONG_TEXT,
  type OfferPreview,
  SHORT_TEXT,
  type SheetField,
  sheetFields,
} from '@contract/funding/offers';
import { opportunities } from '@contract/funding/opportunities';
import { sexes } from '@contract/kernel/fields/curp';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { offerItemName, sexName } from '@contract/locales/es-MX/funding/offer-items';
import { preparation } from '@contract/locales/es-MX/funding/offers';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { AppForm } from '@portal/ui/form/AppForm';
import { type Asked, FocusField } from '@portal/ui/form/FocusField';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Section } from '@portal/ui/kit/Section';
import styles from './projects.module.css';

interface OfferSheetFormProps {
  projectId: string;
  prepared: OfferPreview;
  /** The field that was asked for from the list of what is missing. */
  asked: Asked<SheetField> | null;
}

/** What investors read of an offer that is in no other record. It may be saved half done. */
export function OfferSheetForm({ projectId, prepared, asked }: OfferSheetFormProps) {
  const save = useAct(opportunities.prepare);
  const { kind } = prepared.offer.applicant;
  return (
    <Section title={t(preparation.sheet)} description={t(preparation.sheetHelp)}>
      <AppForm
        schema={opportunities.prepare.body}
        initial={{ ...prepared.sheet, version: prepared.version }}
        draft={`offer-${projectId}`}
        submitLabel={t(preparation.save)}
        outcome="updated"
        onSubmit={async (body) => {
          await save.mutateAsync({ params: { projectId }, body });
        }}
      >
        <div className={styles.pair}>{sheetFields[kind].filter(isShort).map(inputOf)}</div>
        {sheetFields[kind].filter((field) => !isShort(field)).map(inputOf)}
        <FocusField asked={asked} />
      </AppForm>
    </Section>
  );
}

const longTexts: readonly SheetField[] = [
  'purpose',
  'income_sources',
  'business_model',
  'financials',
  'guarantees',
  'risk_factors',
];
const isShort = (field: SheetField) => !longTexts.includes(field);

const helps: Partial<Record<SheetField, string>> = {
  residence: t(preparation.residenceHelp),
  location: t(preparation.residenceHelp),
  purpose: t(preparation.purposeHelp),
  guarantees: t(preparation.guaranteesHelp),
};

function inputOf(field: SheetField) {
  const help = helps[field];
  if (field === 'birth_day') {
    return (
      <DateInput
        key={field}
        name={field}
        label={t(preparation.birthDay)}
        help={t(preparation.birthDayHelp)}
        max={dayInMexicoCity(new Date())}
      />
    );
  }
  const label = field === 'purpose' ? t(preparation.purpose) : t(offerItemName[field]);
  const shown = { name: field, label, ...(help && { help }) };
  if (field === 'incorporated_on') {
    return <DateInput key={field} {...shown} max={dayInMexicoCity(new Date())} />;
  }
  if (field === 'sex') {
    return <SelectInput key={field} {...shown} options={optionsOf(sexes, texts(sexName))} />;
  }
  if (isShort(field)) return <TextInput key={field} {...shown} maxLength={SHORT_TEXT} />;
  return <TextAreaWithCounter key={field} {...shown} maximum={LONG_TEXT} rows={3} />;
}
