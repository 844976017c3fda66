import { kernelFields } from '@contract/locales/es-MX/kernel/schemas';
import { cfdiUseName, profileWords, taxRegimeName } from '@contract/locales/es-MX/people/profiles';
import { type TaxProfile, taxProfiles } from '@contract/people/tax-profiles';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Alert } from 'antd';
import { dataRow, type Kept } from './data-rows';
import { EditData } from './EditData';
import { TaxForm } from './TaxForm';
import { useLacking } from './use-lacking';

const warnings = {
  rfc_check_digit: t(kernelFields.rfc.checkDigit),
  rfc_not_of_curp: t(profileWords.rfcNotOfCurp),
};

/** To whom invoices are made out, and what deserves a second look. */
export function TaxSection() {
  const query = useRead(taxProfiles.show, {});
  const lacking = useLacking('tax');
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={6} />}>
      {(kept) => (
        <Section
          title={t(profileWords.parts.tax)}
          action={<EditData part="tax" form={(closing) => <TaxForm kept={kept} {...closing} />} />}
        >
          <TaxRows kept={kept} lacking={lacking} />
        </Section>
      )}
    </Loaded>
  );
}

export function TaxRows({ kept, lacking }: Kept<TaxProfile>) {
  const isMissing = (field: string) => lacking.includes(field);
  return (
    <>
      {kept.warnings.map((warning) => (
        <Alert key={warning} type="warning" showIcon message={warnings[warning]} />
      ))}
      <DescriptionList
        rows={[
          dataRow('rfc', kept.rfc, isMissing('rfc')),
          dataRow('fiscal_name', kept.fiscal_name, isMissing('fiscal_name')),
          dataRow('regime', kept.regime && t(taxRegimeName[kept.regime]), isMissing('regime')),
          dataRow('fiscal_postal_code', kept.postal_code, isMissing('postal_code')),
          dataRow(
            'cfdi_use',
            kept.cfdi_use && t(cfdiUseName[kept.cfdi_use]),
            isMissing('cfdi_use'),
          ),
          dataRow('invoice_email', kept.invoice_email, isMissing('invoice_email')),
        ]}
      />
    </>
  );
}
