import { staleSave } from '@contract/locales/es-MX/kernel/stale-save';
import { t } from '@portal/i18n';
import { Button, Modal, Table } from 'antd';
import styles from './form.module.css';
import type { Difference } from './stale';

interface StaleSaveProps {
  differences: readonly Difference[];
  /** What was typed is being sent. */
  busy: boolean;
  onKeepMine: () => Promise<void>;
  onUseSaved: () => void;
  /** Back to the form as it was typed. */
  onClose: () => void;
}

const showText = (text: string) => text || t(staleSave.empty);

/** What was typed beside what another save left, for the person to choose: nothing is overwritten unseen. */
export function StaleSave({ differences, busy, onKeepMine, onUseSaved, onClose }: StaleSaveProps) {
  return (
    <Modal
      open
      centered
      title={t(staleSave.title)}
      onCancel={busy ? undefined : onClose}
      footer={
        <div className={styles.actions} data-dialog>
          <Button disabled={busy} onClick={onUseSaved}>
            {t(staleSave.useSaved)}
          </Button>
          <Button type="primary" loading={busy} onClick={() => void onKeepMine()}>
            {t(staleSave.keepMine)}
          </Button>
        </div>
      }
    >
      <p>{t(staleSave.explanation)}</p>
      <Table<Difference>
        className={styles.comparison}
        size="small"
        pagination={false}
        tableLayout="fixed"
        rowKey="name"
        dataSource={[...differences]}
        columns={[
          { title: t(staleSave.field), dataIndex: 'label', rowScope: 'row' },
          { title: t(staleSave.mine), render: (_, { mine }) => showText(mine) },
          { title: t(staleSave.saved), render: (_, { saved }) => showText(saved) },
        ]}
      />
    </Modal>
  );
}
