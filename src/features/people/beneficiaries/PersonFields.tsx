import { toDay } from '@contract/kernel/fields/day';
import { beneficiaryWords } from '@contract/locales/es-MX/people/beneficiaries';
import type { BeneficiaryItem } from '@contract/people/beneficiaries';
import { t } from '@portal/i18n';
import { DateInput } from '@portal/ui/form/inputs/DateInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';

/** Who a beneficiary is; of one that is kept, CURP and RFC are not shown and stay when left empty. */
export function PersonFields({ item }: { item?: BeneficiaryItem }) {
  const curpEnd = item?.curp_end;
  const rfcEnd = item?.rfc_end;
  return (
    <>
      <TextInput name="full_name" label={t(beneficiaryWords.name)} autoComplete="off" />
      <TextInput
        name="relation"
        label={t(beneficiaryWords.relation)}
        help={t(beneficiaryWords.relationHelp)}
      />
      <DateInput name="birth_day" label={t(beneficiaryWords.birthDay)} min={toDay('1900-01-01')} />
      <TextInput
        name="curp"
        label={t(beneficiaryWords.curp)}
        uppercase
        optional
        {...(curpEnd && { help: t(beneficiaryWords.keptEnd, { end: curpEnd }) })}
      />
      <TextInput
        name="rfc"
        label={t(beneficiaryWords.rfc)}
        uppercase
        optional
        {...(rfcEnd && { help: t(beneficiaryWords.keptRfc, { end: rfcEnd }) })}
      />
      <TextInput
        name="phone"
        label={t(beneficiaryWords.phone)}
        inputMode="tel"
        autoComplete="off"
        optional
      />
      <TextInput
        name="email"
        label={t(beneficiaryWords.email)}
        inputMode="email"
        autoComplete="off"
        optional
      />
    </>
  );
}
