import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { notificationPreferences as preferences } from '@contract/locales/es-MX/platform/notification-preferences';
import {
  type KindOfEvents,
  type NoticeChannel,
  type NoticeKind,
  noticeChannels,
  type notificationPreferences,
} from '@contract/platform/notification-preferences';
import { t } from '@portal/i18n';
import { visitorOf } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { ValueButton } from '@portal/ui/kit/ValueButton';
import { Checkbox } from 'antd';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { EventCell } from './EventCell';
import { chosenOf, freeNames, hasWay } from './kind-state';
import styles from './preferences.module.css';

type Preferences = z.input<typeof notificationPreferences.edit.body>;

/** What a kind of notice is called; an investor signs and installs nothing of a credit. */
function useKindName(kind: NoticeKind) {
  const role = useSession((state) => visitorOf(state)?.role);
  return t(
    kind === 'projects' && role === 'investor' ? preferences.ownPapers : preferences.kinds[kind],
  );
}

interface KindRowsProps {
  of: KindOfEvents;
  hasPhone: boolean;
}

/** A kind of notice, which is chosen as a whole, and when it is opened each of its events. */
export function KindRows({ of, hasPhone }: KindRowsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = useKindName(of.kind);
  return (
    <>
      <tbody>
        <tr className={styles.kind}>
          <th scope="rowgroup">
            <ValueButton
              className={styles.name}
              type="text"
              size="middle"
              icon={open ? <DownOutlined /> : <RightOutlined />}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {name}
            </ValueButton>
          </th>
          {noticeChannels.map((channel) => (
            <td key={channel}>
              {hasWay(of, channel) ? (
                <KindCell of={of} name={name} channel={channel} hasPhone={hasPhone} />
              ) : null}
            </td>
          ))}
        </tr>
      </tbody>
      {/* Hidden and not left out: a save of another place is compared with what stands in them. */}
      <tbody id={id} hidden={!open}>
        {of.events.map((event) => (
          <tr key={event.name}>
            <th scope="row">{event.title}</th>
            {noticeChannels.map((channel) => (
              <td key={channel}>
                <EventCell kind={of.kind} event={event} channel={channel} hasPhone={hasPhone} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

interface KindCellProps extends KindRowsProps {
  name: string;
  channel: NoticeChannel;
}

function KindCell({ of, name, channel, hasPhone }: KindCellProps) {
  const { setValue, formState } = useFormContext<Preferences>();
  const chosen = useWatch<Preferences, 'events'>({ name: 'events' });
  const names = freeNames(of, channel);
  const locked = names.length === 0;
  const state = chosenOf(names, channel, chosen ?? {});
  const named = { kind: name, channel: t(preferences.channels[channel]) };

  function choose(wanted: boolean) {
    setValue(`choices.${of.kind}.${channel}`, wanted);
    for (const event of names) setValue(`events.${event}.${channel}`, wanted);
  }

  return (
    <Checkbox
      aria-label={t(locked ? preferences.locked : preferences.cell, named)}
      checked={locked || state === 'all'}
      indeterminate={!locked && state === 'some'}
      disabled={locked || formState.disabled || (channel === 'sms' && !hasPhone)}
      onChange={({ target }) => choose(target.checked)}
    >
      <span className={styles.channel} aria-hidden="true">
        {named.channel}
      </span>
    </Checkbox>
  );
}
