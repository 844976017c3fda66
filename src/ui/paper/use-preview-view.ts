import { useState } from 'react';

/** How a file is looked at: how large, in steps of its fitted size, and turned by how many quarters. */
export interface PreviewView {
  zoom: number;
  quarters: number;
}

const FITTED = 1;
const LARGEST = 4;
const CLOSE = 2;
const upright: PreviewView = { zoom: FITTED, quarters: 0 };

/** Zoom and turn of one preview, for its own buttons and the keys of a screen. */
export function usePreviewView() {
  const [view, setView] = useState<PreviewView>(upright);
  const zoomTo = (zoom: number) =>
    setView((before) => ({ ...before, zoom: Math.min(LARGEST, Math.max(FITTED, zoom)) }));
  return {
    ...view,
    isFitted: view.zoom === FITTED,
    isLargest: view.zoom === LARGEST,
    closer: () => zoomTo(view.zoom + 0.5),
    farther: () => zoomTo(view.zoom - 0.5),
    toggleZoom: () => zoomTo(view.zoom === FITTED ? CLOSE : FITTED),
    reset: () => setView(upright),
    turn: (quarters: 1 | -1) =>
      setView((before) => ({ ...before, quarters: (before.quarters + quarters + 4) % 4 })),
  };
}

/** A picture longer than three times its width: a screenshot of a whole page. */
const LONG = 1 / 3;

/**
 * CSS width of a picture before it is enlarged, by its width over its height. It is seen whole; a long one is as wide as
 * its words can be read, and scrolled.
 */
export const fittedWidth = (ratio: number): string =>
  ratio < LONG ? 'min(100%, 30rem)' : `min(100%, var(--tall, 70vh) * ${ratio})`;

export type PreviewControl = ReturnType<typeof usePreviewView>;
