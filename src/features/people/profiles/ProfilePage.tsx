import { profileByKind } from '@contract/locales/es-MX/people/profiles';
import { t } from '@portal/i18n';
import { usePersonKind } from '@portal/session/use-person-kind';
import { Stack } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { OwnPapers } from '../onboarding/OwnPapers';
import { AboutYouSection } from './AboutYouSection';
import { AddressSection } from './AddressSection';
import { GeneralSection } from './GeneralSection';
import { MissingData } from './MissingData';
import { TaxSection } from './TaxSection';

/** A person's own data, the same under all their roles: what is there, what is missing, and where to change it. */
export function ProfilePage() {
  return (
    <Page title={useScreenTitle()} explanation={t(profileByKind[usePersonKind()].help)}>
      <Stack>
        <MissingData />
        <GeneralSection />
        <AddressSection />
        <TaxSection />
        <AboutYouSection />
        <OwnPapers />
      </Stack>
    </Page>
  );
}
