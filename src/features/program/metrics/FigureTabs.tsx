import { href } from '@contract/kernel/screens';
import { figures } from '@contract/locales/es-MX/program/metrics';
import { programScreens } from '@contract/locales/es-MX/screens/program';
import { t } from '@portal/i18n';
import { TabLinks } from '@portal/ui/TabLinks';
import { useLocation } from 'react-router';

const screens = [
  { to: href('programHome'), title: t(programScreens.programHome) },
  { to: href('performance'), title: t(programScreens.performance) },
  { to: href('progress'), title: t(programScreens.progress) },
  { to: href('demographics'), title: t(programScreens.demographics) },
  { to: href('programCollections'), title: t(programScreens.programCollections) },
  { to: href('effectiveness'), title: t(programScreens.effectiveness) },
];

/** The screens of figures, each narrowed as this one is. */
export function FigureTabs() {
  const { pathname, search } = useLocation();
  return (
    <TabLinks
      label={t(figures.screens)}
      tabs={screens.map(({ to, title }) => ({
        to: `${to}${search}`,
        title,
        current: to === pathname,
      }))}
    />
  );
}
