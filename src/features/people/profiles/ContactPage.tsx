import { profileByKind, profileWords } from '@contract/locales/es-MX/people/profiles';
import { addresses } from '@contract/people/addresses';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { Stack } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { AddressForm } from '../addresses/AddressForm';
import { ContactSection } from './ContactSection';
import { OwnDataForm } from './OwnDataForm';

/** Where an investor lives and is reached. */
export function ContactPage() {
  const query = useRead(addresses.show, {});
  return (
    <Page title={useScreenTitle()} explanation={t(profileByKind[usePersonKind()].help)}>
      <Stack>
        <Section title={t(profileWords.parts.address)}>
          <OwnDataForm query={query}>{(kept) => <AddressForm kept={kept} />}</OwnDataForm>
        </Section>
        <ContactSection />
      </Stack>
    </Page>
  );
}
