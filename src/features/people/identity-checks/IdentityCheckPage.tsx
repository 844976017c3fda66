import {
  identityCheckByKind,
  identityChecks as words,
} from '@contract/locales/es-MX/people/identity-checks';
import { identityChecks } from '@contract/people/identity-checks';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { Page } from '@portal/ui/kit/Page';
import { Section } from '@portal/ui/kit/Section';
import { Steps } from '@portal/ui/kit/Steps';
import { useScreenTitle } from '@portal/ui/screen-context';
import { IdentityPhotosSection } from './IdentityPhotosSection';
import { levelText } from './level-text';
import { SubjectRows } from './SubjectRows';

/** Who a person is to the product: how far it is known, what is asked, and the photographs that prove it. */
export function IdentityCheckPage() {
  const query = useRead(identityChecks.overview, {});
  const asked = identityCheckByKind[usePersonKind()];
  return (
    <Page title={useScreenTitle()} explanation={t(asked.help)}>
      <Loaded query={query}>
        {(overview) => (
          <>
            <Section title={t(asked.level)} description={levelText(overview)}>
              <Steps label={t(asked.level)} steps={texts(words.levels)} current={overview.level} />
            </Section>
            <Section title={t(words.checklist)}>
              <SubjectRows subjects={overview.subjects} />
            </Section>
            <IdentityPhotosSection overview={overview} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
