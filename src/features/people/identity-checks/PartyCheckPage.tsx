import { identityCheckByKind } from '@contract/locales/es-MX/people/identity-checks';
import type { IdentityParty } from '@contract/people/identity-checks';
import { t } from '@portal/i18n';
import { usePersonKind } from '@portal/session/use-person-kind';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { useIdentityPages } from './areas';
import { PartyCheck } from './PartyCheck';

/** The person who pays money in for another. */
export const ResourceProviderPage = () => <PartyCheckPage subject="resource_provider" />;

/** The person whose account it is in truth. */
export const RealOwnerPage = () => <PartyCheckPage subject="real_owner" />;

function PartyCheckPage({ subject }: { subject: IdentityParty }) {
  const pages = useIdentityPages();
  const asked = identityCheckByKind[usePersonKind()];
  return (
    <Page title={useScreenTitle()} explanation={t(asked.subjectHelps[subject])}>
      <PartyCheck
        alone
        subject={subject}
        closed={
          <EmptyState
            text={t(asked.closed)}
            action={<ButtonLink to={pages.person}>{t(asked.goPerson)}</ButtonLink>}
          />
        }
      />
    </Page>
  );
}
