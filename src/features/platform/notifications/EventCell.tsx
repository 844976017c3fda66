import { form } from '@contract/locales/es-MX/kernel/form';
import { notificationPreferences as preferences } from '@contract/locales/es-MX/platform/notification-preferences';
import {
  type KindOfEvents,
  type NoticeChannel,
  type NoticeKind,
  standingOf,
} from '@contract/platform/notification-preferences';
import { t } from '@portal/i18n';
import { useField } from '@portal/ui/form/use-field';
import { Checkbox } from 'antd';
import styles from './preferences.module.css';

interface EventCellProps {
  kind: NoticeKind;
  event: KindOfEvents['events'][number];
  channel: NoticeChannel;
  hasPhone: boolean;
}

/** Whether an event reaches a person by a way; empty where it never does. */
export function EventCell(props: EventCellProps) {
  const standing = standingOf(props.kind, props.event.channels, props.channel);
  return standing === 'none' ? null : <Choice {...props} locked={standing === 'locked'} />;
}

function Choice({ event, channel, hasPhone, locked }: EventCellProps & { locked: boolean }) {
  const named = { kind: event.title, channel: t(preferences.channels[channel]) };
  const { value, change, control } = useField({
    name: `events.${event.name}.${channel}`,
    hasHelp: false,
    label: t(preferences.cell, named),
    say: (chosen) => t(chosen === true ? form.yes : form.no),
  });
  return (
    <Checkbox
      {...control}
      aria-label={t(locked ? preferences.locked : preferences.cell, named)}
      checked={locked || value === true}
      disabled={locked || (channel === 'sms' && !hasPhone) || control.disabled}
      onChange={({ target }) => change(target.checked)}
    >
      <span className={styles.channel} aria-hidden="true">
        {named.channel}
      </span>
    </Checkbox>
  );
}
