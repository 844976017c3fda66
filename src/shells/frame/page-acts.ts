/** What a page offers to do, by the words of its button. */
export interface PageAct {
  name: string;
  /** The part of the page that it stands in, where it has a title: several may offer the same. */
  of: string | undefined;
  perform: () => void;
}

/** Those of a row, a form or the pages of a list mean nothing without what stands around them. */
const OFFERED =
  '#content :is(button, a.ant-btn):not(tr *, li *, form *, nav *, [role="alert"] *, .ant-pagination *)';

/** The acts of the page that is shown, in its order: its own buttons, as far as they can be pressed now. */
export function pageActs(): PageAct[] {
  const acts = new Map<string, PageAct>();
  for (const button of document.querySelectorAll<HTMLElement>(OFFERED)) {
    const name = button.innerText.trim();
    const of = button.closest('section')?.querySelector('h2')?.innerText.trim();
    const key = `${name} ${of}`;
    // A sign alone, as of what explains a figure, says nothing away from its place.
    if (
      !/\p{L}/u.test(name) ||
      button.matches(':disabled, [aria-disabled="true"]') ||
      acts.has(key)
    )
      continue;
    acts.set(key, {
      name,
      of,
      perform: () => {
        button.focus();
        button.click();
      },
    });
  }
  return [...acts.values()];
}

/** A page that has not brought its act by then has none, or could not be loaded. */
const LONGEST_WAIT_MS = 10_000;

const heading = () => document.querySelector('#content h1');

/**
 * Opens a page and does an act of it as soon as it offers it. Its title tells it from the page before; where that is
 * another record of the same name, its heading is another one.
 */
export function openAndDo(href: string, open: () => void, act: { button: string; title: string }) {
  const { button: name, title } = act;
  const before = new URL(href, location.href).pathname === location.pathname ? null : heading();
  const isThere = () => heading() !== before && heading()?.textContent?.trim() === title;
  open();
  const watch = new MutationObserver(tryIt);
  const giveUp = setTimeout(() => watch.disconnect(), LONGEST_WAIT_MS);
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-disabled'],
  });
  function tryIt() {
    const offer = isThere() && pageActs().find((offered) => offered.name === name);
    if (!offer) return;
    watch.disconnect();
    clearTimeout(giveUp);
    offer.perform();
  }
  tryIt();
}
