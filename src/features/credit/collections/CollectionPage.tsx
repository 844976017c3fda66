import { collections } from '@contract/credit/collections';
import { href } from '@contract/kernel/screens';
import { collectionPage as words } from '@contract/locales/es-MX/credit/collections';
import type { Answer } from '@portal/api/call';
import { OwedStats } from '@portal/features/credit/shared/OwedStats';
import { useWaitingAct, WaitingNotice } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRecord } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Columns } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useParam, useScreenTitle } from '@portal/ui/screen-context';
import { RestructureSection } from '../restructures/RestructureSection';
import { ActTable } from './ActTable';
import { CollectionPeople } from './CollectionPeople';
import { CollectionWork } from './CollectionWork';
import { ContactButton } from './ContactForm';
import { WriteOffs } from './WriteOffs';

export type CollectionDetail = Answer<typeof collections.show>;

/** One credit as it is collected: what it owes, whom to ask, what was done, and the next act. */
export function CollectionPage() {
  const loanId = useParam('loanId');
  const query = useRecord(collections.show, { params: { loanId } });
  const title = useScreenTitle(query.data);
  const act = useWaitingAct(loanId);
  return (
    <Loaded query={query} title={title}>
      {(row) => (
        <Page
          title={title}
          explanation={row.days_late > 0 ? row.applicant_name : t(words.closed)}
          action={
            <>
              <ButtonLink to={href('backofficeProjectShow', { projectId: row.project_id })}>
                {t(words.project)}
              </ButtonLink>
              <ContactButton row={row} />
            </>
          }
        >
          {act ? <WaitingNotice act={act} /> : null}
          <OwedStats owed={row.owed} />
          <Columns side={<CollectionPeople row={row} />}>
            <CollectionWork row={row} />
            <WriteOffs loanId={row.loan_id} folio={row.folio} />
          </Columns>
          <RestructureSection row={row} />
          <Section title={t(words.log)} description={t(words.logHelp)} flush>
            <ActTable row={row} />
          </Section>
        </Page>
      )}
    </Loaded>
  );
}
