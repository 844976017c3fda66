import { Loaded } from '@portal/refine/Loaded';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Questions } from './Questions';
import { useHelpFaqs } from './use-help-faqs';

/** The questions of the person's own profile first, with where each thing is done; `#id` opens one. */
export function HelpPage() {
  const title = useScreenTitle();
  const query = useHelpFaqs();
  return (
    <Page title={title}>
      <Loaded query={query} skeleton={<SkeletonLines />}>
        {(faqs) => <Questions faqs={faqs} />}
      </Loaded>
    </Page>
  );
}
