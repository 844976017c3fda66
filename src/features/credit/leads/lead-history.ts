import type { LeadEvent } from '@contract/credit/leads';
import { toDay } from '@contract/kernel/fields/day';
import { leadPage as words } from '@contract/locales/es-MX/credit/leads';
import { prospectStatusName } from '@contract/locales/es-MX/program/prospect-statuses';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { t } from '@portal/i18n';
import type { TimelineItem } from '@portal/ui/kit/Timeline';

const fieldNames: Readonly<Record<string, string>> = {
  contact_name: t(words.name),
  business_name: t(words.business),
  phone: t(prospect.phone),
  email: t(prospect.email),
  rfc: t(prospectWork.rfc),
  municipality: t(prospect.municipality),
  state: t(prospectWork.state),
  postal_code: t(prospectWork.postalCode),
};

/** What was done with a lead as a line of its history. */
export function asTimelineItem(event: LeadEvent): TimelineItem {
  const { note, day } = event;
  const titles = {
    added: t(words.acts.added),
    moved: movedText(event),
    planned: day ? t(prospectWork.planned, { day: toDay(day) }) : t(prospectWork.unplanned),
    noted: t(prospectWork.noted),
    corrected: t(prospectWork.corrected),
    asked: t(words.acts.asked),
  };
  const fields = (note ?? '').split(',').map((field) => fieldNames[field] ?? field);
  return {
    title: titles[event.act],
    desc: event.act === 'corrected' ? fields.join(', ') : (note ?? ''),
    time: event.at,
    user: event.by,
    icon: event.act === 'added' ? 'user' : 'edit',
    color: event.status === 'lost' ? '' : 'info',
  };
}

const movedText = ({ from_status: from, status }: LeadEvent) =>
  t(prospect.statusChanged, {
    from: t(prospectStatusName[from ?? 'new']),
    to: t(prospectStatusName[status ?? 'new']),
  });
