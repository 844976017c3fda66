/** What a page offers to do, by the words of its button. */
export interface PageAct {
  name: string;
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
    // A sign alone, as of what explains a figure, says nothing away from its place.
    if (
      !/\p{L}/u.test(name) ||
      button.matches(':disabled, [aria-disabled="true"]') ||
      acts.has(name)
    )
      continue;
    acts.set(name, {
      name,
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

/** Does an act of the page that is being opened as soon as it offers it; the title tells it from the page before. */
export function doOnceOffered(name: string, title: string): void {
  const isThere = () => document.querySelector('#content h1')?.textContent?.trim() === title;
  const watch = new MutationObserver(tryIt);
  const giveUp = setTimeout(() => watch.disconnect(), LONGEST_WAIT_MS);
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-disabled'],
  });
  function tryIt() {
    const act = isThere() && pageActs().find((offered) => offered.name === name);
    if (!act) return;
    watch.disconnect();
    clearTimeout(giveUp);
    act.perform();
  }
  tryIt();
}
