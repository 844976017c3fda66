import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import type { ProspectEvent, ProspectStatus } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import type { TimelineItem } from '@portal/ui/kit/Timeline';

const marks: Record<ProspectStatus, Pick<TimelineItem, 'icon' | 'color'>> = {
  new: { icon: 'user', color: 'info' },
  contacted: { icon: 'edit', color: 'info' },
  quoted: { icon: 'file', color: 'warning' },
  applied: { icon: 'check', color: 'success' },
  lost: { icon: 'close', color: '' },
};

/** What happened to a prospect as a line of its history. */
export function asTimelineItem(event: ProspectEvent): TimelineItem {
  const { at, by, from_status, status, from_zone, zone, file_name, reason } = event;
  const moved =
    from_zone && zone && from_zone !== zone
      ? t(prospect.zoneChanged, { from: from_zone, to: zone })
      : '';
  const standing = status ?? 'new';
  const changed =
    from_status && from_status !== standing
      ? t(prospect.statusChanged, {
          from: t(prospectStatusName[from_status]),
          to: t(prospectStatusName[standing]),
        })
      : '';
  const added = from_status ? '' : t(prospect.added);
  const title = added || changed || moved;
  const desc = [
    title === moved ? '' : moved,
    file_name ? t(prospect.fromFile, { file: file_name }) : '',
    reason ?? '',
  ];
  return {
    title,
    desc: desc.filter(Boolean).join(' · '),
    time: at,
    user: by ?? '',
    ...(title === moved ? { icon: 'edit', color: 'info' } : marks[standing]),
  };
}
