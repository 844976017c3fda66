import { figures } from '@contract/locales/es-MX/program/metrics';
import { t } from '@portal/i18n';
import { Button, Tooltip } from 'antd';
import styles from './metrics.module.css';

interface FormulaProps {
  /** What is computed. */
  name: string;
  how: string;
}

/** How a figure is computed, said on hover, by keyboard and by touch. */
export function Formula({ name, how }: FormulaProps) {
  return (
    <Tooltip title={how} trigger={['hover', 'focus']}>
      <Button
        className={styles.round}
        size="small"
        shape="circle"
        aria-label={t(figures.howComputed, { name })}
      >
        ?
      </Button>
    </Tooltip>
  );
}
