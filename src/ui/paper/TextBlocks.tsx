import type { TextBlock } from '@contract/kernel/text-blocks';
import styles from './text-blocks.module.css';

/** A text of headings, clauses, points and paragraphs, as its reader has it. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and stay in their order.
        <Block key={at} {...block} />
      ))}
    </div>
  );
}

function Block({ kind, label, text }: TextBlock) {
  if (kind === 'heading') return <h3>{text}</h3>;
  return (
    <p data-kind={kind}>
      {label ? <strong>{kind === 'clause' ? `${label} ` : `${label}: `}</strong> : null}
      {text}
    </p>
  );
}
