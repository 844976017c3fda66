import { DocumentChecklist } from '@portal/features/documents';
import { Stack } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { TaxPart } from './OwnParts';

/** To whom invoices are made out, with the constancia that says so. */
export function TaxProfilePage() {
  const title = useScreenTitle();
  return (
    <Page title={title}>
      <Stack>
        <TaxPart title={title} />
        <DocumentChecklist group="fiscal" />
      </Stack>
    </Page>
  );
}
