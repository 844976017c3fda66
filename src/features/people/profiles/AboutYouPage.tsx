import { profileByKind, profileWords } from '@contract/locales/es-MX/people/profiles';
import { aboutYou } from '@contract/people/about-you';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { usePersonKind } from '@portal/session/use-person-kind';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { askedOf } from './asked';
import { AboutYouPart } from './OwnParts';

/** What a person does and lives on, and how an investor invests. */
export function AboutYouPage() {
  const query = useRead(aboutYou.show, {});
  const title = useScreenTitle();
  const kind = usePersonKind();
  const invests = query.data && askedOf(query.data).includes('horizon');
  return (
    <Page
      title={title}
      explanation={t(invests ? profileWords.investingHelp : profileByKind[kind].aboutYouHelp)}
    >
      <AboutYouPart title={title} />
    </Page>
  );
}
