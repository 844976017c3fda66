import {
  lostCauseName,
  prospectSourceName,
  prospectWork as words,
} from '@contract/locales/es-MX/program/prospect-work';
import { prospect as prospectWords } from '@contract/locales/es-MX/program/prospects';
import { type Prospect, prospects } from '@contract/program/prospects';
import { MailLink, PhoneLink, ProspectStatusTag } from '@portal/features/people';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { DateText, DateTimeText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Timeline } from '@portal/ui/kit/Timeline';
import { asTimelineItem } from './prospect-history';

/** What happened to a prospect, the latest first. */
export function ProspectHistory({ prospectId }: { prospectId: string }) {
  const history = useRead(prospects.events, { params: { prospectId } });
  return (
    <Loaded query={history} skeleton={<SkeletonLines lines={4} />}>
      {({ items, is_cut: isCut }) =>
        items.length === 0 ? (
          <EmptyState text={t(prospectWords.noHistory)} />
        ) : (
          <>
            <Timeline items={items.map(asTimelineItem)} />
            {isCut ? <p>{t(prospectWords.historyCut, { count: items.length })}</p> : null}
          </>
        )
      }
    </Loaded>
  );
}

/** What is known of a prospect. */
export function Known({ prospect }: { prospect: Prospect }) {
  const { status, contact_name, phone, email, rfc, municipality, state } = prospect;
  const { lost_cause, lost_reason, owner, next_on, last_touch_at, postal_code } = prospect;
  return (
    <DescriptionList
      rows={[
        { label: t(prospectWords.business), value: prospect.business_name },
        { label: t(prospectWords.status), value: <ProspectStatusTag status={status} /> },
        ...(lost_cause ? [{ label: t(words.lostCause), value: t(lostCauseName[lost_cause]) }] : []),
        ...(lost_reason ? [{ label: t(words.lostReason), value: lost_reason }] : []),
        { label: t(words.owner), value: owner?.name ?? t(words.nobody) },
        { label: t(words.nextOn), value: next_on ? <DateText iso={next_on} /> : t(words.noNext) },
        {
          label: t(words.lastTouch),
          value: last_touch_at ? <DateTimeText iso={last_touch_at} /> : t(words.noTouch),
        },
        { label: t(prospectWords.contact), value: contact_name },
        { label: t(prospectWords.phone), value: <PhoneLink phone={phone} /> },
        ...(email ? [{ label: t(prospectWords.email), value: <MailLink email={email} /> }] : []),
        ...(rfc ? [{ label: t(words.rfc), value: rfc }] : []),
        { label: t(prospectWords.municipality), value: `${municipality}, ${state}` },
        ...(postal_code ? [{ label: t(words.postalCode), value: postal_code }] : []),
        { label: t(prospectWords.zone), value: `${prospect.zone}, ${prospect.region}` },
        { label: t(words.source), value: t(prospectSourceName[prospect.source]) },
        { label: t(prospectWords.added), value: <DateText iso={prospect.created_at} /> },
      ]}
    />
  );
}
