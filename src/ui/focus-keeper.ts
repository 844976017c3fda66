/** What floats over the page and gives the focus back when it goes. */
const FLOATING = '[role="dialog"], [role="menu"], [role="listbox"], .ant-popover';
/** Parts of a page that stay when what they hold is drawn anew. */
const PARTS = 'section, article, [role="region"]';
const REMEMBERED = 20;

interface Held {
  element: HTMLElement;
  floating: boolean;
  /** The parts around it, innermost first: once it is gone it does not know them. */
  parts: HTMLElement[];
}

/**
 * Gives the focus a place when the element that had it goes: browsers leave it on the page's body, and
 * keyboard and screen reader users start again from the top. After a dialog or a menu it goes back
 * to where it was before; after something in a part of the page, to what is left of the part, or to the page's
 * content; while a dialog is open, into it.
 */
export function keepFocus(): void {
  const held: Held[] = [];
  let waiting = false;

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    held.push({
      element: target,
      floating: target.closest(FLOATING) !== null,
      parts: partsAround(target),
    });
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
      ...(dialog ? [dialog] : last.parts),
      contentOf(document),
    ]) {
      if (!element || !isThere(element)) continue;
      takeFocus(element);
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
  return dialogs.filter(isThere).at(-1);
}

function partsAround(element: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  let part = element.parentElement?.closest<HTMLElement>(PARTS);
  while (part) {
    parts.push(part);
    part = part.parentElement?.closest<HTMLElement>(PARTS);
  }
  return parts;
}

/** Also of what no key stops at. */
function takeFocus(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const isLost = () => document.activeElement === document.body || document.activeElement === null;

const isThere = (element: HTMLElement) => element.isConnected && element.checkVisibility();

const contentOf = (page: Document) => page.querySelector('main');
