import { profileWords } from '@contract/locales/es-MX/people/profiles';
import { t } from '@portal/i18n';
import { Stack } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { AboutYouSection } from './AboutYouSection';
import { AddressSection } from './AddressSection';
import { GeneralSection } from './GeneralSection';
import { MissingData } from './MissingData';
import { TaxSection } from './TaxSection';

/** A company in law: its deed, who represents it, where it is and to whom its invoices are made out. */
export function CompanyInformationPage() {
  return (
    <Page title={useScreenTitle()} explanation={t(profileWords.help)}>
      <Stack>
        <MissingData />
        <GeneralSection />
        <AddressSection />
        <TaxSection />
        <AboutYouSection />
      </Stack>
    </Page>
  );
}
