import { SHOWN, type ThemeName, writeTheme } from './theme';

/** Keeps what the private areas are shown in, so that the next page begins with it. */
export function keepShownTheme(theme: ThemeName): void {
  writeTheme(() => sessionStorage, SHOWN, theme);
  writeTheme(() => localStorage, SHOWN, theme);
}

/** Forgets it with the session: the next private page begins with no frame. */
export function forgetShownTheme(): void {
  remove(() => sessionStorage, SHOWN);
  remove(() => localStorage, SHOWN);
}

function remove(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // What cannot be kept needs no removal.
  }
}
