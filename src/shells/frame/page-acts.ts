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
    if (!name || button.matches(':disabled, [aria-disabled="true"]') || acts.has(name)) continue;
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
