import { stageEvidence } from '@contract/credit/stage-evidence';
import { stageEvidenceWords as words } from '@contract/locales/es-MX/credit/stage-evidence';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { Page } from '@portal/ui/kit/Page';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { SiteEvidence } from './SiteEvidence';
import { SitePosition } from './SitePosition';

/** Where the photographs of a stage's installation were taken. */
export function StageEvidencePage() {
  const title = useScreenTitle();
  const stageId = useParam('stageId');
  const query = useRead(stageEvidence.show, { params: { stageId } });
  const { data } = query;
  return (
    <Page
      title={data ? t(words.of, { folio: data.folio, stage: data.stage }) : title}
      explanation={t(words.help)}
    >
      <Loaded query={query}>
        {({ sites }) =>
          sites.map((site) => (
            <SiteEvidence
              key={site.id}
              site={site}
              noPlace={t(words.noSitePlace)}
              action={<SitePosition stageId={stageId} site={site} />}
            />
          ))
        }
      </Loaded>
    </Page>
  );
}
