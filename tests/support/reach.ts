import { expect, type Page } from '@playwright/test';

/** What a finger needs, but for a pixel that a line of text may round away. */
const FINGER = 43;

/**
 * Everything that a page lets a finger press is high enough where it is pressed, with what is reached around it and
 * without what covers it. Links in the middle of a sentence are as high as its line.
 */
export const expectInReach = (page: Page) =>
  expect.poll(() => page.evaluate(lowTargets, FINGER), page.url()).toEqual([]);

/** Runs in the page: whatever is pressed and too low, with its height. */
function lowTargets(least: number): string[] {
  const boxOf = (element: Element) =>
    element.closest('.ant-select-selector, .ant-picker, .ant-input-affix-wrapper, label') ??
    element;
  const isInSentence = (element: Element) =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /[^\s·/]/.test(node.textContent ?? ''),
    );
  const isThere = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).pointerEvents !== 'none' &&
    !element.matches(':disabled, [class*="skip"]');
  const heightOf = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [first] = element.getClientRects();
    if (!first) return 0;
    const [x, y] = [first.x + first.width / 2, first.y + first.height / 2];
    const hits = (by: number) => element.contains(document.elementFromPoint(x, y + by));
    let [up, down] = [0, 0];
    while (up < least && hits(-up - 1)) up += 1;
    while (down < least && hits(down + 1)) down += 1;
    return up + down + 1;
  };
  const pressed = 'a[href], button, input:not([type="hidden"]), select, textarea, [role="tab"]';
  return [...new Set([...document.querySelectorAll(pressed)].filter(isThere).map(boxOf))]
    .filter((element) => !isInSentence(element))
    .map((element) => [element, heightOf(element)] as const)
    .filter(([, height]) => height < least)
    .map(([element, height]) => `${height}: ${element.outerHTML.slice(0, 120)}`);
}
