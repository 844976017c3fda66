import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface LedToProps {
  /** Its place on the screen, with `#`. */
  hash: string;
  /** Told each time that someone was led here; stable. */
  onLed?: (led: true) => void;
  children: ReactNode;
}

/** A part of the screen to which figures that add it up lead: it takes the focus each time that they do. */
export function LedTo({ hash, onLed, children }: LedToProps) {
  const at = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at.hash !== hash || !at.key) return;
    onLed?.(true);
    frame.current?.focus();
  }, [at.hash, at.key, hash, onLed]);
  return (
    <div ref={frame} tabIndex={-1}>
      {children}
    </div>
  );
}
