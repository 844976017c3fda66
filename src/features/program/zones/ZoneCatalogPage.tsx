import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { t } from '@portal/i18n';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { useSearchParams } from 'react-router';
import { ZoneCatalog } from './ZoneCatalog';
import { ZoneTools } from './ZoneTools';

/** The zones and regions of one's own program. */
export function ZoneCatalogPage() {
  // The palette leads to one of them.
  const sought = useSearchParams()[0].get('q') ?? '';
  return (
    <Page title={useScreenTitle()} explanation={t(zoneWords.help)} action={<ZoneTools />}>
      <ZoneCatalog key={sought} sought={sought} />
    </Page>
  );
}
