import { addressLine } from '@contract/credit/site-address';
import { type SiteDetail, sites } from '@contract/credit/sites';
import { isPhotovoltaic } from '@contract/credit/technical-data';
import { href } from '@contract/kernel/screens';
import { technicalWords as words } from '@contract/locales/es-MX/credit/sites';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { Alert } from 'antd';
import { Link, useNavigate } from 'react-router';
import { DeviceForm } from './DeviceForm';
import { PanelsForm } from './PanelsForm';
import { TechnicalSummary } from './TechnicalSummary';

/** What is installed at a site, written by its installer. */
export function TechnicalDataPage() {
  const title = useScreenTitle();
  const siteId = useParam('siteId');
  const query = useRecord(sites.show, { params: { siteId } });
  return (
    <Loaded query={query} title={title}>
      {(site) => (
        <Page
          title={title}
          explanation={t(words.help, { place: addressLine(site, site.postal_code) })}
        >
          <Content site={site} />
        </Page>
      )}
    </Loaded>
  );
}

function Content({ site }: { site: SiteDetail }) {
  const navigate = useNavigate();
  const maySee = useMay('accreditations.list');
  const { id: siteId, project_id: projectId, accredited, technical } = site;
  if (!site.actions.includes('edit_site')) {
    return (
      <>
        <Alert type="info" showIcon message={t(words.closed)} />
        <Section title={t(words.title)}>
          <TechnicalSummary site={site} />
        </Section>
      </>
    );
  }
  if (accredited.length === 0 && !technical) {
    return (
      <Alert
        type="warning"
        showIcon
        message={t(words.noneAccredited)}
        action={
          maySee ? <Link to={href('accreditationList')}>{t(words.accredit)}</Link> : undefined
        }
      />
    );
  }
  const done = () => void navigate(href('siteShow', { projectId, siteId }));
  return isPhotovoltaic(site.product_id) ? (
    <PanelsForm site={site} onDone={done} />
  ) : (
    <DeviceForm site={site} onDone={done} />
  );
}
