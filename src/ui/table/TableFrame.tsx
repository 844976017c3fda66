import { type ReactNode, useContext } from 'react';
import { SectionTitle } from '../kit/section-title';

interface TableFrameProps {
  /** What the table is, for screen readers. */
  label: string;
  className: string | undefined;
  wide?: true | undefined;
  children: ReactNode;
}

/** What a table scrolls in: a region of its own, or part of the section that bears its name, lest two regions do. */
export function TableFrame({ label, className, wide, children }: TableFrameProps) {
  const isNamed = useContext(SectionTitle) === label;
  return (
    // It scrolls, so a keyboard must reach it.
    <section
      role={isNamed ? 'group' : undefined}
      aria-label={label}
      className={className}
      data-wide={wide}
      tabIndex={0}
    >
      {children}
    </section>
  );
}
