const KEY = 'menu-collapsed';

/** Whether the person last folded the side menu to its icons, in this browser. */
export function keptCollapsed(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function keepCollapsed(collapsed: boolean): void {
  try {
    localStorage.setItem(KEY, collapsed ? '1' : '0');
  } catch {
    // The choice then lasts as long as the page.
  }
}
