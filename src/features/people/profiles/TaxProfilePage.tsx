import { taxProfiles } from '@contract/people/tax-profiles';
import { DocumentChecklist } from '@portal/features/documents';
import { useRead } from '@portal/refine/use-read';
import { Stack } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { OwnDataForm } from './OwnDataForm';
import { TaxForm } from './TaxForm';

/** To whom invoices are made out, with the constancia that says so. */
export function TaxProfilePage() {
  const query = useRead(taxProfiles.show, {});
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <Stack>
        <Section title={title}>
          <OwnDataForm query={query}>{(kept) => <TaxForm kept={kept} />}</OwnDataForm>
        </Section>
        <DocumentChecklist group="fiscal" />
      </Stack>
    </Page>
  );
}
