import { createRoot } from 'react-dom/client';
import { loadConfig } from './config';
import { PortalRoot } from './layouts/PortalRoot';
import { startSession } from './session/portal-session';
import { applyTheme, keptTheme } from './ui/theme/theme';
import './ui/theme/base.css';
import './layouts/frame.css';

const root = document.getElementById('root');
if (root) {
  applyTheme(keptTheme() ?? 'light');
  void loadConfig().then(() => {
    createRoot(root).render(<PortalRoot />);
    return startSession();
  });
}
