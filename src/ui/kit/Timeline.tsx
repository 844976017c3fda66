import {
  BankOutlined,
  CheckOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  EditOutlined,
  ExclamationOutlined,
  FileTextOutlined,
  SignatureOutlined,
  UploadOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Timeline as AntTimeline } from 'antd';
import type { ComponentType } from 'react';
import { PersonLink } from '../PersonLink';
import { DateTimeText } from './DateText';
import styles from './parts.module.css';
import type { Tone } from './tones';

/** The specification's timeline item, as the API sends it. */
export interface TimelineItem {
  title: string;
  desc: string;
  time: string;
  color: string;
  icon: string;
  user: string;
}

/** The same where its reader may open the file of who did it. */
export interface ShownItem extends TimelineItem {
  userId?: string | null;
}

const icons: ReadonlyMap<string, ComponentType<{ 'aria-hidden': true }>> = new Map([
  ['check', CheckOutlined],
  ['clock', ClockCircleOutlined],
  ['close', CloseOutlined],
  ['edit', EditOutlined],
  ['file', FileTextOutlined],
  ['money', BankOutlined],
  ['signature', SignatureOutlined],
  ['upload', UploadOutlined],
  ['user', UserOutlined],
  ['warning', ExclamationOutlined],
]);

const tones: ReadonlyMap<string, Tone> = new Map([
  ['success', 'success'],
  ['green', 'success'],
  ['warning', 'warning'],
  ['yellow', 'warning'],
  ['danger', 'danger'],
  ['red', 'danger'],
  ['primary', 'info'],
  ['info', 'info'],
  ['blue', 'info'],
]);

/** What happened, latest first as given. A colour or an icon that is not known becomes a neutral clock. */
export function Timeline({ items }: { items: readonly ShownItem[] }) {
  return (
    <AntTimeline
      className={styles.timeline}
      items={items.map(({ title, desc, time, color, icon, user, userId = null }, index) => {
        const Icon = icons.get(icon) ?? ClockCircleOutlined;
        return {
          // The same act may be done twice in an instant.
          key: `${time} ${title} ${index}`,
          dot: (
            <span className={styles.timelineMark} data-tone={tones.get(color) ?? 'neutral'}>
              <Icon aria-hidden />
            </span>
          ),
          children: (
            <>
              <strong>{title}</strong>
              {desc ? <p>{desc}</p> : null}
              <p className={styles.small}>
                <DateTimeText iso={time} />
                {user ? (
                  <>
                    {' · '}
                    <PersonLink userId={userId} name={user} />
                  </>
                ) : null}
              </p>
            </>
          ),
        };
      })}
    />
  );
}
