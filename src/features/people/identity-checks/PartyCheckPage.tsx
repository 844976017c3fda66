import { identityChecks as words } from '@contract/locales/es-MX/people/identity-checks';
import { type IdentityParty, identityChecks } from '@contract/people/identity-checks';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { AppForm } from '@portal/ui/form/AppForm';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { useScreenTitle } from '@portal/ui/screen-context';
import { useIdentityPages } from './areas';
import { PartyFields } from './PartyFields';

/** The person who pays money in for another. */
export const ResourceProviderPage = () => <PartyCheckPage subject="resource_provider" />;

/** The person whose account it is in truth. */
export const RealOwnerPage = () => <PartyCheckPage subject="real_owner" />;

function PartyCheckPage({ subject }: { subject: IdentityParty }) {
  const query = useRead(identityChecks.showParty, { params: { subject } });
  const pages = useIdentityPages();
  return (
    <Page title={useScreenTitle()} explanation={t(words.subjectHelps[subject])}>
      <Loaded query={query}>
        {(check) =>
          check.open ? (
            <Section title={t(words.subjects[subject])}>
              <PartyForm key={check.version} subject={subject} check={check} />
            </Section>
          ) : (
            <EmptyState
              text={t(words.closed)}
              action={<ButtonLink to={pages.person}>{t(words.goPerson)}</ButtonLink>}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

interface PartyFormProps {
  subject: IdentityParty;
  check: Answer<typeof identityChecks.showParty>;
}

function PartyForm({ subject, check: { answers, version } }: PartyFormProps) {
  const save = useAct(identityChecks.editParty);
  return (
    <AppForm
      schema={identityChecks.editParty.body}
      initial={{ ...answers, version }}
      submitLabel={t(words.save)}
      outcome="updated"
      onSubmit={async (body) => {
        await save.mutateAsync({ params: { subject }, body });
      }}
    >
      <PartyFields />
    </AppForm>
  );
}
