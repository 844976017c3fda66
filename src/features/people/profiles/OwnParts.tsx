import { profileByKind, profileWords } from '@contract/locales/es-MX/people/profiles';
import { aboutYou } from '@contract/people/about-you';
import { addresses } from '@contract/people/addresses';
import { profiles } from '@contract/people/profiles';
import { taxProfiles } from '@contract/people/tax-profiles';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { Section } from '@portal/ui/kit/Section';
import { AddressForm } from '../addresses/AddressForm';
import { AboutYouForm } from './AboutYouForm';
import { aboutYouTitle } from './asked';
import { CorrectOwnName } from './CorrectOwnName';
import { GeneralForm } from './GeneralForm';
import { OwnDataForm } from './OwnDataForm';
import { TaxForm } from './TaxForm';

/** Who one is, under one's name. */
export function GeneralPart() {
  const query = useRead(profiles.show, {});
  return (
    <Section
      title={query.data?.full_name ?? t(profileWords.parts.general)}
      description={t(profileByKind[usePersonKind()].nameHelp)}
      action={<CorrectOwnName />}
    >
      <OwnDataForm query={query}>{(kept) => <GeneralForm kept={kept} />}</OwnDataForm>
    </Section>
  );
}

/** Where one lives. */
export function AddressPart() {
  const query = useRead(addresses.show, {});
  return (
    <Section title={t(profileWords.parts.address)}>
      <OwnDataForm query={query}>{(kept) => <AddressForm kept={kept} />}</OwnDataForm>
    </Section>
  );
}

/** To whom invoices are made out. */
export function TaxPart({ title = t(profileWords.parts.tax) }: { title?: string }) {
  const query = useRead(taxProfiles.show, {});
  return (
    <Section title={title}>
      <OwnDataForm query={query}>{(kept) => <TaxForm kept={kept} />}</OwnDataForm>
    </Section>
  );
}

/** What one does and lives on. */
export function AboutYouPart({ title }: { title?: string }) {
  const query = useRead(aboutYou.show, {});
  const asked = query.data ? aboutYouTitle(query.data) : t(profileWords.parts.about_you);
  return (
    <Section title={title ?? asked}>
      <OwnDataForm query={query}>{(kept) => <AboutYouForm kept={kept} />}</OwnDataForm>
    </Section>
  );
}
