import { form } from '@contract/locales/es-MX/kernel/form';
import { notificationPreferences as preferences } from '@contract/locales/es-MX/platform/notification-preferences';
import {
  isMandatory,
  type NoticeChannel,
  type NoticeKind,
  noticeChannels,
} from '@contract/platform/notification-preferences';
import { t } from '@portal/i18n';
import { visitorOf } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { useField } from '@portal/ui/form/use-field';
import { Checkbox } from 'antd';
import styles from './preferences.module.css';

/** What a kind of notice is called; an investor signs and installs nothing of a credit. */
function useKindName() {
  const role = useSession((state) => visitorOf(state)?.role);
  return (kind: NoticeKind) =>
    t(kind === 'projects' && role === 'investor' ? preferences.ownPapers : preferences.kinds[kind]);
}

interface NoticeMatrixProps {
  kinds: readonly NoticeKind[];
  hasPhone: boolean;
}

/** A row a kind of notice, a box a way; on a phone a card a kind. */
export function NoticeMatrix({ kinds, hasPhone }: NoticeMatrixProps) {
  const nameOf = useKindName();
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">{t(preferences.kind)}</th>
          {noticeChannels.map((channel) => (
            <th key={channel} scope="col">
              {t(preferences.channels[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{nameOf(kind)}</th>
            {noticeChannels.map((channel) => (
              <td key={channel}>
                <Cell kind={kind} channel={channel} disabled={channel === 'sms' && !hasPhone} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  kind: NoticeKind;
  channel: NoticeChannel;
  disabled: boolean;
}

function Cell({ kind, channel, disabled }: CellProps) {
  const locked = isMandatory(kind, channel);
  const nameOf = useKindName();
  const named = { kind: nameOf(kind), channel: t(preferences.channels[channel]) };
  const { value, change, control } = useField({
    name: `choices.${kind}.${channel}`,
    hasHelp: false,
    label: t(preferences.cell, named),
    say: (chosen) => t(chosen === true ? form.yes : form.no),
  });
  return (
    <Checkbox
      {...control}
      aria-label={locked ? t(preferences.locked, named) : t(preferences.cell, named)}
      checked={locked || value === true}
      disabled={locked || disabled || control.disabled}
      onChange={({ target }) => change(target.checked)}
    >
      <span className={styles.channel} aria-hidden="true">
        {named.channel}
      </span>
    </Checkbox>
  );
}
