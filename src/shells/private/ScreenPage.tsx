import { config } from '@portal/config';
import { documentTitle, isUnderConstruction, titleOf } from '@portal/screens/derive';
import type { Screen } from '@portal/screens/public-table';
import { Page } from '@portal/ui/kit/Page';
import { ScreenProvider } from '@portal/ui/screen-context';
import { type ComponentType, useCallback, useEffect } from 'react';
import { useParams } from 'react-router';
import { Breadcrumbs } from '../frame/Breadcrumbs';
import { useRecentPlace } from '../frame/recent-places';

interface ScreenPageProps {
  screen: Screen;
  Content: ComponentType;
}

/** One screen of the table: its breadcrumb and tab title around its page. */
export function ScreenPage({ screen, Content }: ScreenPageProps) {
  const params = useParams();
  const title = useCallback(
    (record?: Readonly<Record<string, unknown>>) => titleOf(screen, record),
    [screen],
  );
  const place = `${screen.key} ${Object.values(params).join('/')}`;
  return (
    <ScreenProvider screenKey={place} params={params} titleOf={title}>
      {(state) => (
        <>
          <TabTitle title={state.title} />
          <Breadcrumbs screen={screen} params={params} record={state.record} />
          {isUnderConstruction(screen) ? (
            <Page title={state.title}>
              <Content />
            </Page>
          ) : (
            <Content key={place} />
          )}
        </>
      )}
    </ScreenProvider>
  );
}

function TabTitle({ title }: { title: string }) {
  useRecentPlace(title);
  useEffect(() => {
    document.title = documentTitle(title, config().brand);
  }, [title]);
  return null;
}
