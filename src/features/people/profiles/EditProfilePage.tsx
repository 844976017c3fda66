import { profileByKind } from '@contract/locales/es-MX/people/profiles';
import { t } from '@portal/i18n';
import { usePersonKind } from '@portal/session/use-person-kind';
import { Stack } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { AddressSection } from './AddressSection';
import { GeneralPart } from './OwnParts';

/** One's general data, and the address beside them. */
export function EditProfilePage() {
  return (
    <Page title={useScreenTitle()} explanation={t(profileByKind[usePersonKind()].help)}>
      <Stack>
        <GeneralPart />
        <AddressSection inPlace />
      </Stack>
    </Page>
  );
}
