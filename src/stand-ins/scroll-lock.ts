import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Stands in for `useScrollLocker` of antd's portals, whose style element carries no nonce and is refused
 * by the content security policy: while a dialog is open, the page behind it does not scroll.
 */
function useScrollLocker(lock?: boolean): void {
  useLayoutEffect(() => {
    if (!lock) return;
    const { documentElement: page } = document;
    if (locks === 0) {
      // Where a scrollbar takes room, its room stays, so that nothing jumps.
      const hasScrollbar = window.innerWidth > page.clientWidth;
      page.dataset.scrollLock = hasScrollbar ? 'gutter' : 'plain';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) delete page.dataset.scrollLock;
    };
  }, [lock]);
}

// biome-ignore lint/style/noDefaultExport: the module it stands in for has one.
export { useScrollLocker as default };
