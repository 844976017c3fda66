/** What floats over the page and gives the focus back when it goes. */
const FLOATING = '[role="dialog"], [role="menu"], [role="listbox"], .ant-popover';
const REMEMBERED = 20;

interface Held {
  element: HTMLElement;
  floating: boolean;
}

/**
 * Gives the focus a place when the element that had it goes: browsers leave it on the page's body, and
 * keyboard and screen reader users start again from the top. After a dialog or a menu it goes back
 * to where it was before; after a part of the page, to the page's content; while a dialog is open, into it.
 */
export function keepFocus(): void {
  const held: Held[] = [];
  let waiting = false;

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    held.push({ element: target, floating: target.closest(FLOATING) !== null });
    if (held.length > REMEMBERED) held.shift();
  });

  function check() {
    waiting = false;
    const last = held.at(-1);
    if (!last || !isLost() || isThere(last.element)) return;
    const dialog = openDialog();
    const before = last.floating
      ? held
          .filter(({ element, floating }) => (dialog ? dialog.contains(element) : !floating))
          .reverse()
      : [];
    for (const element of [
      ...before.map((entry) => entry.element),
      dialog ?? contentOf(document),
    ]) {
      if (!element || !isThere(element)) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
  }

  function checkSoon() {
    if (waiting || !isLost()) return;
    waiting = true;
    // A dialog that closes gives the focus back by itself a moment later.
    setTimeout(check, 50);
  }

  new MutationObserver(checkSoon).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['style', 'class', 'hidden', 'disabled'],
  });
  document.addEventListener('focusout', checkSoon);
}

/** The uppermost dialog that covers the page: behind it the focus would be invisible. */
function openDialog(): HTMLElement | undefined {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')];
  const dialog = dialogs.filter(isThere).at(-1);
  if (dialog && !dialog.hasAttribute('tabindex')) dialog.tabIndex = -1;
  return dialog;
}

const isLost = () => document.activeElement === document.body || document.activeElement === null;

const isThere = (element: HTMLElement) => element.isConnected && element.checkVisibility();

const contentOf = (page: Document) => page.querySelector('main');
