import './zod-config';
import { createRoot } from 'react-dom/client';
import { loadConfig } from './api/load-config';
import { isPublicPath } from './screens/table';
import { startSession } from './session/portal-session';
import { PortalRoot } from './shells/frame/PortalRoot';
import { applyTheme, expectedTheme, publicTheme } from './ui/theme/theme';
import './ui/theme/base.css';
import './shells/frame/frame.css';

const root = document.getElementById('root');
if (root) {
  applyTheme(isPublicPath(location.pathname) ? publicTheme() : expectedTheme());
  void loadConfig().then(() => {
    createRoot(root).render(<PortalRoot />);
    // Nothing has the focus before the first screen is there.
    void import('./ui/focus-keeper').then(({ keepFocus }) => keepFocus());
    return startSession();
  });
}
