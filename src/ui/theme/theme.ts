export const themes = ['light', 'dark', 'semi-dark', 'rg', 'rg-semi-dark'] as const;

export type ThemeName = (typeof themes)[number];

/** The browser's last choice, by any user; with a person's id after it, theirs. */
const CHOSEN = 'theme';
/** What the private areas were shown in last. */
const SHOWN = 'theme-shown';

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
  write(() => localStorage, CHOSEN, theme);
  write(() => localStorage, `${CHOSEN}:${userId}`, theme);
}

/** The theme of public pages. */
export function publicTheme(): ThemeName {
  return read(() => localStorage, CHOSEN) ?? 'light';
}

/** Before it is known who is here: what this tab's person saw last, else the last one of this browser. */
export function expectedTheme(): ThemeName {
  return read(() => sessionStorage, SHOWN) ?? read(() => localStorage, SHOWN) ?? publicTheme();
}

/** Keeps what the private areas are shown in, so that the next page begins with it. */
export function keepShownTheme(theme: ThemeName): void {
  write(() => sessionStorage, SHOWN, theme);
  write(() => localStorage, SHOWN, theme);
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

function write(storage: () => Storage, key: string, theme: ThemeName): void {
  try {
    storage().setItem(key, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}
