import { addressLine } from '@contract/credit/site-address';
import { type SiteDetail, sites } from '@contract/credit/sites';
import { href } from '@contract/kernel/screens';
import { technicalWords, siteWords as words } from '@contract/locales/es-MX/credit/sites';
import { tariffWords } from '@contract/locales/es-MX/credit/tariffs';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import type { Tone } from '@portal/ui/kit/tones';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { SiteTariff } from '../projects/SiteTariff';
import { SiteEvidence } from '../stages/SiteEvidence';
import { ConnectionPanel } from './ConnectionPanel';
import { CorrectSite } from './CorrectSite';
import { TechnicalSummary } from './TechnicalSummary';

const evidenceTone = {
  missing: 'neutral',
  pending: 'warning',
  verified: 'success',
} as const satisfies Record<SiteDetail['evidence'], Tone>;

/** A site of a project: where it is, what is installed there, how far it is and whose turn it is. */
export function SitePage() {
  const title = useScreenTitle();
  const siteId = useParam('siteId');
  const query = useRecord(sites.show, { params: { siteId } });
  return (
    <Loaded query={query} title={title}>
      {(site) => (
        <Page
          title={title}
          explanation={site.turn ? t(words.turn[site.turn.task]) : t(words.nobody)}
          action={<MainAction site={site} />}
        >
          <SiteFacts site={site} />
          <Technical site={site} />
          {site.connection ? <ConnectionPanel site={site} of={site.connection} /> : null}
          <SiteEvidence
            title={t(words.photos)}
            site={{ ...site, address: addressLine(site, site.postal_code) }}
            noPlace={t(words.noPlace)}
            action={
              <StatusTag tone={evidenceTone[site.evidence]}>
                {t(words.evidence[site.evidence])}
              </StatusTag>
            }
          />
        </Page>
      )}
    </Loaded>
  );
}

const screensOf = ({ id: siteId, project_id: projectId }: SiteDetail) => ({
  technical: href('siteTechnicalData', { projectId, siteId }),
  evidence: href('siteEvidence', { projectId, siteId }),
});

/** What the installer does next here. */
function MainAction({ site }: { site: SiteDetail }) {
  const mayWrite = useMay('sites.edit');
  const mayBring = useMay('stages.upload');
  const to = screensOf(site);
  const task = site.turn?.task;
  if (mayWrite && (task === 'describe' || task === 'write_serials')) {
    if (!site.actions.includes('edit_site')) return null;
    return (
      <ButtonLink type="primary" to={to.technical}>
        {t(task === 'describe' ? technicalWords.write : technicalWords.change)}
      </ButtonLink>
    );
  }
  if (!mayBring || !site.actions.includes('upload_evidence')) return null;
  const isNext = task === 'bring_evidence';
  return (
    <ButtonLink type={isNext ? 'primary' : 'default'} to={to.evidence}>
      {t(isNext ? words.bring : words.evidences)}
    </ButtonLink>
  );
}

function SiteFacts({ site }: { site: SiteDetail }) {
  const may = useMay('sites.edit') && site.actions.includes('edit_site');
  const { project_id: id, actions, number, of } = site;
  return (
    <Section
      title={of > 1 ? t(words.numbered, { number, of }) : t(words.place)}
      action={may ? <CorrectSite site={site} /> : undefined}
    >
      <DescriptionList
        rows={[
          { label: t(words.place), value: addressLine(site, site.postal_code), long: true },
          { label: t(words.meter), value: site.meter_number || t(words.noMeter) },
          {
            label: t(tariffWords.tariff),
            value: <SiteTariff project={{ id, actions }} site={site} />,
            long: true,
          },
        ]}
      />
    </Section>
  );
}

function Technical({ site }: { site: SiteDetail }) {
  const may = useMay('sites.edit') && site.actions.includes('edit_site');
  const task = site.turn?.task;
  // The head of the page leads there already.
  const isAbove = task === 'describe' || task === 'write_serials';
  return (
    <Section
      title={t(technicalWords.title)}
      action={
        may && !isAbove ? (
          <ButtonLink to={screensOf(site).technical}>
            {t(site.technical ? technicalWords.change : technicalWords.write)}
          </ButtonLink>
        ) : undefined
      }
    >
      <TechnicalSummary site={site} />
    </Section>
  );
}
