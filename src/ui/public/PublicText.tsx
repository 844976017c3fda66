import type { TextBlock } from '@contract/kernel/text-blocks';
import { Fragment, type ReactNode } from 'react';

interface PublicTextProps {
  blocks: readonly TextBlock[];
  heading?: 'h2' | 'h3';
  /** What stands in a place that is drawn, by its name. */
  drawn?: (place: string) => ReactNode;
}

/** A text of headings, paragraphs and points, as visitors read and print it. */
export function PublicText({ blocks, heading: Heading = 'h2', drawn }: PublicTextProps) {
  return runsOf(blocks).map((run, at) => {
    const [first] = run;
    if (!first) return null;
    // Lines repeat, and stay in their order.
    const key = `${at}`;
    if (first.kind === 'heading') return <Heading key={key}>{first.text}</Heading>;
    if (first.kind === 'drawn' && drawn) return <Fragment key={key}>{drawn(first.text)}</Fragment>;
    if (first.kind !== 'point') return <p key={key}>{lineOf(first)}</p>;
    return (
      <ul key={key}>
        {run.map((point) => (
          <li key={point.text}>{lineOf(point)}</li>
        ))}
      </ul>
    );
  });
}

/** Points that follow each other are one list; every other line stands alone. */
function runsOf(blocks: readonly TextBlock[]): TextBlock[][] {
  const runs: TextBlock[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (block.kind === 'point' && last?.[0]?.kind === 'point') last.push(block);
    else runs.push([block]);
  }
  return runs;
}

const lineOf = ({ kind, label, text }: TextBlock) => {
  if (!label) return text;
  return kind === 'clause' ? `${label} ${text}` : `${label}: ${text}`;
};
