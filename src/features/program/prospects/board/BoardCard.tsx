import { SwapOutlined } from '@ant-design/icons';
import { href } from '@contract/kernel/screens';
import { prospectBoard as words } from '@contract/locales/es-MX/program/prospect-board';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { type Prospect, type ProspectStatus, prospectStatuses } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { DateText } from '@portal/ui/kit/DateText';
import { RecordLink } from '@portal/ui/RecordLink';
import { Button, Dropdown } from 'antd';
import { PhoneLink } from '../ContactLinks';
import lists from '../prospects.module.css';
import styles from './board.module.css';

interface BoardCardProps {
  prospect: Prospect;
  busy: boolean;
  onOpen: (id: string) => void;
  onCarry: ((prospect: Prospect | undefined) => void) | undefined;
  onSend: (prospect: Prospect, status: ProspectStatus) => void;
}

/** A prospect of the board: who it is, whose, when it is taken up again, and where it may go. */
export function BoardCard({ prospect, busy, onOpen, onCarry, onSend }: BoardCardProps) {
  const { id, business_name: name, contact_name, phone, municipality, owner, next_on } = prospect;
  const others = prospectStatuses.filter((status) => status !== prospect.status);
  return (
    <li
      className={styles.card}
      draggable={onCarry !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name);
        onCarry?.(prospect);
      }}
      onDragEnd={() => onCarry?.(undefined)}
    >
      <div className={styles.top}>
        <RecordLink
          to={href('prospectShow', { prospectId: id })}
          className={lists.business}
          // The card is carried, not its address.
          draggable={false}
          onOpen={() => onOpen(id)}
        >
          {name}
        </RecordLink>
        {onCarry ? (
          <Dropdown
            autoFocus
            trigger={['click']}
            placement="bottomRight"
            menu={{
              items: others.map((status) => ({
                key: status,
                label: t(prospectStatusName[status]),
                onClick: () => onSend(prospect, status),
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
      <p>
        {contact_name}, {municipality}
      </p>
      <p>
        <PhoneLink phone={phone} />
      </p>
      <p>
        {t(prospectWork.owner)}: {owner?.name ?? t(prospectWork.nobody)}
      </p>
      {next_on ? (
        <p>
          {t(prospectWork.nextOn)}: <DateText iso={next_on} />
        </p>
      ) : null}
    </li>
  );
}
