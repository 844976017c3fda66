import './zod-config';
import { createRoot } from 'react-dom/client';
import { loadConfig } from './config';
import { PortalRoot } from './layouts/PortalRoot';
import { isPublicPath } from './routes/table';
import { startSession } from './session/portal-session';
import { applyTheme, expectedTheme, publicTheme } from './ui/theme/theme';
import './ui/theme/base.css';
import './layouts/frame.css';

const root = document.getElementById('root');
if (root) {
  applyTheme(isPublicPath(location.pathname) ? publicTheme() : expectedTheme());
  void loadConfig().then(() => {
    createRoot(root).render(<PortalRoot />);
    // Nothing has the focus before the first screen is there.
    void import('./lib/focus-keeper').then(({ keepFocus }) => keepFocus());
    return startSession();
  });
}
