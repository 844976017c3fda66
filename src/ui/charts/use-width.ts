import { useCallback, useState } from 'react';

const BEFORE_MEASURED = 640;

/** How wide an element is drawn, followed as it changes, for drawings whose letters keep their size. */
export function useWidth(): [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(BEFORE_MEASURED);
  const follow = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(240, Math.floor(element.clientWidth)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [width, follow];
}
