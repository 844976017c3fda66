import { applyTheme, expectedTheme } from '../../ui/theme/theme';

/* Stands in the page itself, before its styles: the skeleton is drawn in the person's theme from the first frame on. */
applyTheme(expectedTheme());
