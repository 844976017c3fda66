import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { type DiffLine, lineDiff } from '@contract/platform/line-diff';
import type { TemplateGroup } from '@contract/platform/templates';
import { t } from '@portal/i18n';
import { subjectLabel, type TemplateText } from './template-text';
import styles from './templates.module.css';

interface ChangesProps {
  before: TemplateText;
  after: TemplateText;
  group: TemplateGroup;
}

/** What one version has otherwise than the one before: signs and words tell it, and colour besides. */
export function Changes({ before, after, group }: ChangesProps) {
  return (
    <div className={styles.changes}>
      <h3>{subjectLabel(group)}</h3>
      <Lines lines={lineDiff(before.subject, after.subject)} />
      <h3>{t(words.body)}</h3>
      <Lines lines={lineDiff(before.body, after.body)} />
    </div>
  );
}

function Lines({ lines }: { lines: readonly DiffLine[] }) {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and stay in their order.
    <Line key={at} {...line} />
  ));
}

function Line({ kind, text }: DiffLine) {
  if (kind === 'same') return <p className={styles.line}>{text || ' '}</p>;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <p className={styles.line} data-kind={kind}>
      <span className={styles.sign}>
        <span aria-hidden>{kind === 'added' ? '+' : '−'}</span>
        <span className="visually-hidden">{t(kind === 'added' ? words.added : words.removed)}</span>
      </span>
      <Tag>{text || ' '}</Tag>
    </p>
  );
}
