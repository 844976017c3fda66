import { profileWords } from '@contract/locales/es-MX/people/profiles';
import { profiles } from '@contract/people/profiles';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { Stack } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { AddressSection } from './AddressSection';
import { GeneralForm } from './GeneralForm';
import { OwnDataForm } from './OwnDataForm';

/** One's general data, and the address beside them. */
export function EditProfilePage() {
  const query = useRead(profiles.show, {});
  return (
    <Page title={useScreenTitle()} explanation={t(profileWords.help)}>
      <Stack>
        <Section
          title={query.data?.full_name ?? t(profileWords.parts.general)}
          description={t(profileWords.nameHelp)}
        >
          <OwnDataForm query={query}>{(kept) => <GeneralForm kept={kept} />}</OwnDataForm>
        </Section>
        <AddressSection inPlace />
      </Stack>
    </Page>
  );
}
