import { SettingOutlined } from '@ant-design/icons';
import { table } from '@contract/locales/es-MX/kernel/table';
import { t } from '@portal/i18n';
import { Button, Checkbox, Popover } from 'antd';
import type { Column } from './columns';
import styles from './table.module.css';

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  toggle: (key: string) => void;
}

export function ColumnChooser<Row>({ columns, hidden, toggle }: ColumnChooserProps<Row>) {
  const shown = columns.length - hidden.length;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <div className={styles.chooser}>
          {columns.map((column) => {
            const visible = !hidden.includes(column.key);
            return (
              <Checkbox
                key={column.key}
                checked={visible}
                // A table without columns would have nothing to bring them back from.
                disabled={visible && shown <= 1}
                onChange={() => toggle(column.key)}
              >
                {column.title}
              </Checkbox>
            );
          })}
        </div>
      }
    >
      <Button icon={<SettingOutlined aria-hidden />}>{t(table.columns)}</Button>
    </Popover>
  );
}
