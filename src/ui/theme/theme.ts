export const themes = ['light', 'dark', 'semi-dark', 'rg', 'rg-semi-dark'] as const;

export type ThemeName = (typeof themes)[number];

const STORAGE_KEY = 'theme';

function isTheme(value: string | null): value is ThemeName {
  return themes.some((theme) => theme === value);
}

/** The specification's default: suppliers and their agents get the dark side menu, everyone else light. */
export function defaultTheme(role?: string): ThemeName {
  return role === 'supplier' || role === 'supplier_agent' ? 'semi-dark' : 'light';
}

/** The theme this browser's user chose before, if they chose one. */
export function keptTheme(): ThemeName | undefined {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return isTheme(kept) ? kept : undefined;
  } catch {
    // Storage may be forbidden (private windows, policies); the default then serves.
    return undefined;
  }
}

export function keepTheme(theme: ThemeName): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Puts the theme's tokens on the document; all colours of both shells follow. */
export function applyTheme(theme: ThemeName, root: HTMLElement = document.documentElement): void {
  root.dataset.theme = theme;
}
