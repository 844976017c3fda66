export const themes = ['light', 'dark', 'semi-dark', 'rg', 'rg-semi-dark'] as const;

export type ThemeName = (typeof themes)[number];

/** The browser's last choice, by any user; with a person's id after it, theirs. */
const CHOSEN = 'theme';
/** What the private areas were shown in last. */
export const SHOWN = 'theme-shown';

export function isTheme(value: unknown): value is ThemeName {
  return themes.some((theme) => theme === value);
}

/** The specification's default: suppliers and their agents get the dark side menu, everyone else light. */
export function defaultTheme(role?: string): ThemeName {
  return role === 'supplier' || role === 'supplier_agent' ? 'semi-dark' : 'light';
}

/** The theme that a person chose in this browser, if they chose one. */
export function keptTheme(userId: string): ThemeName | undefined {
  return read(() => localStorage, `${CHOSEN}:${userId}`);
}

/** Keeps a person's choice in this browser; public pages follow the last one of any user. */
export function keepTheme(theme: ThemeName, userId: string): void {
  writeTheme(() => localStorage, CHOSEN, theme);
  writeTheme(() => localStorage, `${CHOSEN}:${userId}`, theme);
}

/** The theme of public pages. */
export function publicTheme(): ThemeName {
  return read(() => localStorage, CHOSEN) ?? 'light';
}

/** What the private areas were shown in last, in this tab, else in this browser; undefined since its session ended. */
export function shownTheme(): ThemeName | undefined {
  return read(() => sessionStorage, SHOWN) ?? read(() => localStorage, SHOWN);
}

/** Before it is known who is here: what this tab's person saw last, else the last one of this browser. */
export function expectedTheme(): ThemeName {
  return shownTheme() ?? publicTheme();
}

/** Puts the theme's tokens on the document; all colours of both shells follow. */
export function applyTheme(theme: ThemeName, root: HTMLElement = document.documentElement): void {
  root.dataset.theme = theme;
}

function read(storage: () => Storage, key: string): ThemeName | undefined {
  try {
    const kept = storage().getItem(key);
    return isTheme(kept) ? kept : undefined;
  } catch {
    // Storage may be forbidden (private windows, policies); the default then serves.
    return undefined;
  }
}

/** Puts a theme into the browser's storage, where it may. */
export function writeTheme(storage: () => Storage, key: string, theme: ThemeName): void {
  try {
    storage().setItem(key, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}
