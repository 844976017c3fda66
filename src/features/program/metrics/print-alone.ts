/** Puts one section of the page onto paper, under the head of the page, whose print style leaves the others out. */
export function printAlone(within: Element | null): void {
  const section = within?.closest('section');
  if (!section) return;
  const { dataset } = document.documentElement;
  section.dataset.printed = '';
  dataset.printsOne = '';
  // Some browsers go on while they print.
  window.addEventListener(
    'afterprint',
    () => {
      delete section.dataset.printed;
      delete dataset.printsOne;
    },
    { once: true },
  );
  window.print();
}
