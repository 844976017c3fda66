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

export type PreviewControl = ReturnType<typeof usePreviewView>;
