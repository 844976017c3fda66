import { expect, type Locator, type Page } from '@playwright/test';

/** How a story's person uses the page: with a finger, or with the keyboard alone. */
export interface Hands {
  press: (target: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  /** Sets a checkbox or a radio button. */
  check: (box: Locator) => Promise<void>;
  /** Takes the mark out of a checkbox. */
  uncheck: (box: Locator) => Promise<void>;
  /** Picks an option of a list by its words; more than one of a list that takes several. */
  choose: (list: Locator, ...options: string[]) => Promise<void>;
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** For stories that are walked twice: with a finger on a telephone, and with the keyboard alone at a desk. */
export const bothHands = [
  { way: 'by touch on a telephone', device: PHONE, handsOf: byTouch },
  {
    way: 'by keyboard alone',
    device: { viewport: { width: 1440, height: 900 } },
    handsOf: byKeyboard,
  },
] as const;

/** Nothing of the page lies beside the screen, however wide it is; a screen that has just changed its width is drawn anew first. */
export const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: 'the width of the page',
    })
    .toBe(page.viewportSize()?.width);

/** Scrolls as who reads does, until the text that is agreed to was read to its end. */
export const readToEnd = (page: Page) => page.getByText('Fin del texto').scrollIntoViewIfNeeded();

/** On a telephone: what is touched must be there, in reach and not covered. */
export function byTouch(page: Page): Hands {
  return {
    press: (target) => target.tap(),
    async fill(field, text) {
      await field.tap();
      await field.fill(text);
    },
    async check(box) {
      if (!(await box.isChecked())) await box.tap();
      await expect(box).toBeChecked();
    },
    async uncheck(box) {
      await box.tap();
      await expect(box).not.toBeChecked();
    },
    async choose(list, ...options) {
      await boxOf(list).tap();
      for (const option of options) {
        if (await isSearched(list)) await list.fill(option);
        await optionOf(page, option).tap();
      }
      if (await isMany(list)) await list.press('Escape');
    },
  };
}

/** Without a mouse: all is reached with Tab, in the order of the page, and shows that it has the focus. */
export function byKeyboard(page: Page): Hands {
  const reach = (target: Locator) => tabTo(page, target);
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async fill(field, text) {
      await reach(field);
      // A box of the browser's own, in whose parts one types in the order of its language.
      if (/^(date|time)$/.test((await field.getAttribute('type')) ?? '')) return field.fill(text);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async check(box) {
      await ((await isRadio(box)) ? arrowTo(page, box) : reach(box));
      if (!(await box.isChecked())) await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    async uncheck(box) {
      await reach(box);
      await page.keyboard.press('Space');
      await expect(box).not.toBeChecked();
    },
    async choose(list, ...options) {
      await reach(list);
      for (const option of options) {
        await page.keyboard.press('ArrowDown');
        await expect(list).toHaveAttribute('aria-expanded', 'true');
        await optionTo(page, list, option);
        await page.keyboard.press('Enter');
      }
      if (await isMany(list)) await page.keyboard.press('Escape');
    },
  };
}

const isRadio = async (box: Locator) => (await box.getAttribute('type')) === 'radio';
const isSearched = async (list: Locator) => (await list.getAttribute('readonly')) === null;
const isMany = async (list: Locator) =>
  (await list.locator('xpath=ancestor::*[contains(@class,"ant-select-multiple")]').count()) > 0;

/** What a finger meets of a list: the value that it shows lies over its field. */
const boxOf = (list: Locator) =>
  list.locator('xpath=ancestor::*[contains(@class,"ant-select-selector")][1]');

const optionOf = (page: Page, option: string) =>
  page.getByTitle(option, { exact: true }).and(page.locator(':visible')).last();

/** More presses than any page or dialog has places for. */
const MOST_PRESSES = 150;

/** Presses Tab, or Shift+Tab where the target lies before, until it has the focus and shows it. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const place = await target.evaluate((element) => {
      const active = document.activeElement ?? document.body;
      if (active === element) return 'there';
      return element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING
        ? 'before'
        : 'after';
    });
    if (place === 'there') {
      // A box of several parts draws its ring once it was told of the focus.
      await expect
        .poll(() => target.evaluate(showsFocus), {
          message: `${target} shows that it has the focus`,
        })
        .toBe(true);
      return;
    }
    await page.keyboard.press(place === 'before' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${target} is not reached with Tab.`);
}

/** Whether the element, or the frame drawn around it, has a ring. */
function showsFocus(element: Element): boolean {
  const around = [element, element.nextElementSibling];
  for (let one = element.parentElement; one && around.length < 7; one = one.parentElement) {
    around.push(one);
  }
  return around.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
}

/** A group of radio buttons is one stop; the arrows go through it. */
async function arrowTo(page: Page, radio: Locator) {
  const group = radio.locator('xpath=ancestor::*[@role="radiogroup"][1]').getByRole('radio');
  const radios = await group.all();
  const chosen = await Promise.all(radios.map((each) => each.isChecked()));
  const stop = radios[Math.max(chosen.indexOf(true), 0)] ?? radio;
  await tabTo(page, stop);
  for (let presses = 0; presses < radios.length; presses += 1) {
    if (await radio.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
}

/** Goes to an option of an open list, which says what it stands on. */
async function optionTo(page: Page, list: Locator, option: string) {
  // It goes to what is chosen in it in a timer after it opened.
  await page.evaluate(
    () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  if (await isSearched(list)) await page.keyboard.type(option);
  const standsOn = async () => {
    const id = (await list.getAttribute('aria-activedescendant')) ?? '';
    // Of an option that is not drawn yet there is only the name.
    const labelOf = (name: string) => document.getElementById(name)?.getAttribute('aria-label');
    return page.evaluate(labelOf, id);
  };
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if ((await standsOn()) === option) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${option} is not reached with the arrows.`);
}
