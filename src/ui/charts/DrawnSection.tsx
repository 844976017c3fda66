import { Section } from '@portal/ui/kit/Section';
import { type ReactNode, useState } from 'react';
import { ChartSwitch } from './ChartSwitch';

interface DrawnSectionProps {
  title: string;
  description?: ReactNode;
  table: ReactNode;
  children: ReactNode;
}

/** A drawing with the table behind it. */
export function DrawnSection({ title, description, table, children }: DrawnSectionProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Section
      title={title}
      description={description}
      action={<ChartSwitch asTable={asTable} onChange={setAsTable} />}
    >
      {asTable ? table : children}
    </Section>
  );
}
