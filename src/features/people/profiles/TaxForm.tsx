import {
  GENERIC_RFCS,
  isRfc,
  normaliseRfc,
  rfcMatchesCurp,
  rfcWarning,
} from '@contract/kernel/fields/rfc';
import {
  cfdiUseName,
  profileField,
  profileWords,
  taxRegimeName,
} from '@contract/locales/es-MX/people/profiles';
import { profiles } from '@contract/people/profiles';
import {
  cfdiUses,
  regimesOf,
  type TaxProfile,
  type TaxRegime,
  taxProfiles,
  taxRegimes,
  usesOf,
} from '@contract/people/tax-profiles';
import { t, texts } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { CheckboxInput } from '@portal/ui/form/inputs/CheckboxInput';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { SelectInput } from '@portal/ui/form/inputs/SelectInput';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { Alert } from 'antd';
import { useWatch } from 'react-hook-form';
import type { EditFormProps } from './edit-form';
import { fiscalNameOf } from './fiscal-name';
import { OwnForm } from './OwnForm';
import { startingWith } from './starting-with';

const fields = ['rfc', 'regime', 'postal_code', 'cfdi_use', 'rfc_confirmed'] as const;

/** To whom invoices are made out, as in the constancia. */
export function TaxForm({ kept, ...closing }: { kept: TaxProfile } & EditFormProps) {
  const edit = useAct(taxProfiles.edit);
  return (
    <OwnForm
      {...closing}
      lacks={kept.missing}
      draft="tax-profile"
      // The second look was at the RFC that is not kept.
      secrets={['rfc', 'rfc_confirmed']}
      schema={taxProfiles.edit.body}
      initial={{
        version: kept.version,
        ...startingWith(kept, fields),
        fiscal_name: kept.fiscal_name ?? fiscalNameOf(kept.kind, kept.full_name),
        invoice_email: kept.invoice_email ?? kept.email,
      }}
      save={(body) => edit.mutateAsync({ body })}
    >
      <TextInput
        name="rfc"
        label={t(profileField.rfc)}
        help={t(profileWords.taxHelp)}
        uppercase
        maxLength={40}
      />
      <SecondLook />
      <TextInput
        name="fiscal_name"
        label={t(profileField.fiscal_name)}
        help={t(profileWords.fiscalNameHelp)}
        uppercase
        maxLength={160}
      />
      <Regime kind={kept.kind} />
      <TextInput
        name="postal_code"
        label={t(profileField.fiscal_postal_code)}
        inputMode="numeric"
        maxLength={10}
      />
      <Use />
      <TextInput
        name="invoice_email"
        label={t(profileField.invoice_email)}
        type="email"
        inputMode="email"
        maxLength={254}
      />
    </OwnForm>
  );
}

function useTypedRfc(): string {
  const typed: unknown = useWatch({ name: 'rfc' });
  return typeof typed === 'string' ? normaliseRfc(typed) : '';
}

/** What may be wrong with an RFC that is well formed: the person looks again, and goes on. */
function SecondLook() {
  const rfc = useTypedRfc();
  const { data } = useRead(profiles.show, {});
  if (!isRfc(rfc)) return null;
  const warning = rfcWarning(rfc);
  const curp = data?.curp;
  const isOthers = curp && !GENERIC_RFCS.includes(rfc) && !rfcMatchesCurp(rfc, curp);
  return (
    <>
      {isOthers ? <Alert type="warning" showIcon message={t(profileWords.rfcNotOfCurp)} /> : null}
      {warning ? (
        <>
          <Alert type="warning" showIcon message={warning} />
          <CheckboxInput name="rfc_confirmed" label={t(profileWords.rfcConfirmed)} />
        </>
      ) : null}
    </>
  );
}

/** The regimes that the kind of person may be in; who has no RFC of their own is in one alone. */
function Regime({ kind }: Pick<TaxProfile, 'kind'>) {
  const regimes: readonly TaxRegime[] = GENERIC_RFCS.includes(useTypedRfc())
    ? ['616']
    : regimesOf[kind];
  return (
    <SelectInput
      name="regime"
      label={t(profileField.regime)}
      options={optionsOf(regimes, texts(taxRegimeName))}
    />
  );
}

/** What the invoices of the chosen regime may be used for. */
function Use() {
  const chosen: unknown = useWatch({ name: 'regime' });
  const regime = taxRegimes.find((known) => known === chosen);
  return (
    <SelectInput
      name="cfdi_use"
      label={t(profileField.cfdi_use)}
      options={optionsOf(regime ? usesOf(regime) : cfdiUses, texts(cfdiUseName))}
    />
  );
}
