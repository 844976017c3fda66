import { prospect as words } from '@contract/locales/es-MX/program/prospects';
import { prospects } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { ProspectConversion } from './ProspectConversion';
import { Known, ProspectHistory } from './ProspectParts';
import { ProspectWork } from './ProspectWork';

/** One prospect on a page of its own, with an address to share. */
export function ProspectPage() {
  const prospectId = useParam('prospectId');
  const query = useRecord(prospects.show, { params: { prospectId } });
  const title = useScreenTitle(query.data);
  return (
    <Loaded query={query} title={title}>
      {(prospect) => (
        <Page title={title} action={<ProspectWork prospect={prospect} />}>
          <Section title={t(words.one)}>
            <Known prospect={prospect} />
          </Section>
          <ProspectConversion prospect={prospect} />
          <Section title={t(words.history)}>
            <ProspectHistory prospectId={prospectId} />
          </Section>
        </Page>
      )}
    </Loaded>
  );
}
