import { CheckOutlined } from '@ant-design/icons';
import { barWords } from '@contract/locales/es-MX/kernel/bars';
import { t } from '@portal/i18n';
import styles from './parts.module.css';

interface StepsProps {
  label: string;
  steps: readonly string[];
  /** Index of the step one is at; the length of `steps` when all are done. */
  current: number;
}

/** How far one is. An ordered list that says which step is the current one; antd's (11 KB with its progress circle) says neither. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < current ? 'done' : index === current ? 'current' : 'next'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.stepMark}>
            {index < current ? <CheckOutlined aria-label={t(barWords.done)} /> : index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
