import { common } from '@contract/locales/es-MX/kernel/common';
import { prospect as prospectWords } from '@contract/locales/es-MX/program/prospects';
import { type Prospect, prospects } from '@contract/program/prospects';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead, useRecord } from '@portal/refine/use-read';
import { formatPhone } from '@portal/ui/format';
import { DateText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Timeline } from '@portal/ui/kit/Timeline';
import { Drawer } from 'antd';
import { ProspectStatusTag } from './ProspectStatusTag';
import { asTimelineItem } from './prospect-history';
import styles from './prospects.module.css';

interface ProspectDrawerProps {
  prospectId: string | undefined;
  onClose: () => void;
}

/** One prospect: what is known of it, and what happened to it. */
export function ProspectDrawer({ prospectId, onClose }: ProspectDrawerProps) {
  return (
    <Drawer
      open={prospectId !== undefined}
      title={t(prospectWords.one)}
      width={560}
      destroyOnHidden
      closable={{ 'aria-label': t(common.close) }}
      onClose={onClose}
    >
      {prospectId ? <OpenedProspect prospectId={prospectId} /> : null}
    </Drawer>
  );
}

function OpenedProspect({ prospectId }: { prospectId: string }) {
  const record = useRecord(prospects.show, { params: { prospectId } });
  const history = useRead(prospects.events, { params: { prospectId } });
  return (
    <div className={styles.prospect}>
      <Loaded query={record} skeleton={<SkeletonLines lines={6} />}>
        {(prospect) => <Known prospect={prospect} />}
      </Loaded>
      {record.data ? (
        <>
          <h2>{t(prospectWords.history)}</h2>
          <Loaded query={history} skeleton={<SkeletonLines lines={4} />}>
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState text={t(prospectWords.noHistory)} />
              ) : (
                <Timeline items={items.map(asTimelineItem)} />
              )
            }
          </Loaded>
        </>
      ) : null}
    </div>
  );
}

function Known({ prospect }: { prospect: Prospect }) {
  const { status, contact_name, phone, email, municipality, state, lost_reason } = prospect;
  return (
    <DescriptionList
      rows={[
        { label: t(prospectWords.business), value: prospect.business_name },
        { label: t(prospectWords.status), value: <ProspectStatusTag status={status} /> },
        ...(status === 'lost' && lost_reason
          ? [{ label: t(prospectWords.lostReason), value: lost_reason }]
          : []),
        { label: t(prospectWords.contact), value: contact_name },
        { label: t(prospectWords.phone), value: formatPhone(phone) },
        ...(email ? [{ label: t(prospectWords.email), value: email }] : []),
        { label: t(prospectWords.municipality), value: `${municipality}, ${state}` },
        { label: t(prospectWords.zone), value: prospect.zone },
        { label: t(prospectWords.added), value: <DateText iso={prospect.created_at} /> },
      ]}
    />
  );
}
