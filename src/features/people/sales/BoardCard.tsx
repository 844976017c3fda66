import { SwapOutlined } from '@ant-design/icons';
import { prospectBoard as words } from '@contract/locales/es-MX/program/prospect-board';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { type ProspectStatus, prospectStatuses } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { Button, Dropdown } from 'antd';
import styles from './board.module.css';
import type { BoardKind, Standing } from './board-kind';

interface BoardCardProps<Item extends Standing> {
  kind: BoardKind<Item>;
  item: Item;
  busy: boolean;
  onCarry: ((item: Item | undefined) => void) | undefined;
  onSend: (item: Item, status: ProspectStatus) => void;
}

/** One of the board: who it is, what is to be known of it, and where it may go. */
export function BoardCard<Item extends Standing>({
  kind,
  item,
  busy,
  onCarry,
  onSend,
}: BoardCardProps<Item>) {
  const name = kind.nameOf(item);
  const others = prospectStatuses.filter((status) => status !== item.status);
  return (
    <li
      className={styles.card}
      draggable={onCarry !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name);
        onCarry?.(item);
      }}
      onDragEnd={() => onCarry?.(undefined)}
    >
      <div className={styles.top}>
        {kind.link(item)}
        {onCarry ? (
          <Dropdown
            autoFocus
            trigger={['click']}
            placement="bottomRight"
            menu={{
              items: others.map((status) => ({
                key: status,
                label: t(prospectStatusName[status]),
                onClick: () => onSend(item, status),
              })),
            }}
          >
            <Button
              type="text"
              loading={busy}
              icon={<SwapOutlined aria-hidden />}
              aria-label={t(words.move, { name })}
            />
          </Dropdown>
        ) : null}
      </div>
      {kind.facts(item)}
    </li>
  );
}
