import './zod-config';
import { createRoot } from 'react-dom/client';
import { loadConfig } from './config';
import { PortalRoot } from './layouts/PortalRoot';
import { keepFocus } from './lib/focus-keeper';
import { isPublicPath } from './routes/table';
import { startSession } from './session/portal-session';
import { applyTheme, expectedTheme, publicTheme } from './ui/theme/theme';
import './ui/theme/base.css';
import './layouts/frame.css';

const root = document.getElementById('root');
if (root) {
  keepFocus();
  applyTheme(isPublicPath(location.pathname) ? publicTheme() : expectedTheme());
  void loadConfig().then(() => {
    createRoot(root).render(<PortalRoot />);
    return startSession();
  });
}
