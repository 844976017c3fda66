import { applyTheme, expectedTheme, shownTheme } from '../../ui/theme/theme';
import { keptCollapsed } from '../frame/collapsed-menu';

/*
 * Stands in the page itself, before its styles: the skeleton is drawn in the person's theme and with their menu from
 * the first frame on, and not at all where no private page was shown since the last session ended.
 */
applyTheme(expectedTheme());
document.documentElement.dataset.frame = shownTheme()
  ? keptCollapsed()
    ? 'collapsed'
    : 'wide'
  : 'none';
