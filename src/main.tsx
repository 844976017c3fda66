import './zod-config';
import { createRoot } from 'react-dom/client';
import { loadConfig } from './api/load-config';
import { isPublicPath } from './screens/public-table';
import { startSession } from './session/portal-session';
import { PortalRoot } from './shells/frame/PortalRoot';
import { applyTheme, expectedTheme, publicTheme } from './ui/theme/theme';
import './ui/theme/base.css';
import './shells/frame/frame.css';
// What public and private pages both draw with comes in the first file: in one of its own it would be larger.
import '@contract/locales/es-MX/identity/roles';
import '@contract/locales/es-MX/people/legal';
import './screens/enter';
import './screens/public-guard';
import './session/end-notice';
import './session/sign-in';
import './session/use-switch-role';
import './shells/frame/CrashBoundary';
import './ui/BrandMark';
import './ui/SupportLink';
import './ui/failure';
import './ui/public-place';

const root = document.getElementById('root');
if (root) {
  const isPublic = isPublicPath(location.pathname);
  applyTheme(isPublic ? publicTheme() : expectedTheme());
  const configured = loadConfig();
  // What was kept is decrypted, and the screen's first call sent, beside the code of the screen.
  const restored = startSession();
  if (!isPublic) {
    // Code that does not arrive is for the screen to report, which loads it too.
    import('./shells/private/first-read')
      .then(({ askFirst }) => askFirst(restored))
      .catch(() => undefined);
  }
  void configured.then(() => {
    createRoot(root).render(<PortalRoot />);
    // Nothing has the focus before the first screen is there.
    void import('./ui/focus-keeper').then(({ keepFocus }) => keepFocus());
  });
}
