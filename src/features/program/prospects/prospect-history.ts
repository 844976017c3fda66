import { toDay } from '@contract/kernel/fields/day';
import { conversionEvents } from '@contract/locales/es-MX/program/prospect-conversion';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import type { ProspectAct, ProspectEvent, ProspectStatus } from '@contract/program/prospects';
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
  return event.kind === 'moved' ? moveItem(event) : actItem(event, event.kind);
}

function moveItem(event: ProspectEvent): TimelineItem {
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

function actItem(event: ProspectEvent, kind: ProspectAct): TimelineItem {
  const { at, by, from_owner, owner, day, note } = event;
  const said = {
    noted: [t(prospectWork.noted), note ?? ''],
    given: [
      t(prospectWork.given, { owner: owner ?? t(prospectWork.nobody) }),
      from_owner ? t(prospectWork.givenFrom, { owner: from_owner }) : '',
    ],
    planned: [day ? t(prospectWork.planned, { day: toDay(day) }) : t(prospectWork.unplanned), ''],
    invited: [t(conversionEvents.invited), ''],
    uninvited: [t(conversionEvents.uninvited), ''],
    joined: [t(conversionEvents.joined), ''],
    asked: [t(conversionEvents.asked), note ?? ''],
    corrected: [t(prospectWork.corrected), (note ?? '').split(',').map(fieldName).join(', ')],
  };
  const [title = '', desc = ''] = said[kind];
  return { title, desc, time: at, user: by ?? '', icon: 'edit', color: 'info' };
}

const fieldNames: Readonly<Record<string, string>> = {
  business_name: t(prospect.business),
  contact_name: t(prospect.contact),
  phone: t(prospect.phone),
  email: t(prospect.email),
  rfc: t(prospectWork.rfc),
  municipality: t(prospect.municipality),
  state: t(prospectWork.state),
  postal_code: t(prospectWork.postalCode),
  // All of them as they were before the file.
  undone_upload: t(prospectWork.undoneUpload),
};

const fieldName = (field: string) => fieldNames[field] ?? field;
