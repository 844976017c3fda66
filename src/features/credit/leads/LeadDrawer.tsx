import { type Lead, leads } from '@contract/credit/leads';
import { href } from '@contract/kernel/screens';
import { leadPage as words } from '@contract/locales/es-MX/credit/leads';
import { common } from '@contract/locales/es-MX/kernel/common';
import { lostCauseName, prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { MailLink, PhoneLink, ProspectStatusTag, WhatsAppLink } from '@portal/features/people';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead, useRecord } from '@portal/refine/use-read';
import { Stack } from '@portal/ui/kit/Columns';
import { DateText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Timeline } from '@portal/ui/kit/Timeline';
import { Drawer, Flex } from 'antd';
import { Link } from 'react-router';
import { LeadWork } from './LeadWork';
import { asTimelineItem } from './lead-history';

interface LeadDrawerProps {
  leadId: string | undefined;
  onClose: () => void;
}

/** One lead beside the list: what to do next, what is known of it, and what was done. */
export function LeadDrawer({ leadId, onClose }: LeadDrawerProps) {
  return (
    <Drawer
      open={leadId !== undefined}
      title={t(prospect.one)}
      width={560}
      destroyOnHidden
      closable={{ 'aria-label': t(common.close) }}
      onClose={onClose}
    >
      {leadId ? <OpenedLead leadId={leadId} /> : null}
    </Drawer>
  );
}

function OpenedLead({ leadId }: { leadId: string }) {
  const record = useRecord(leads.show, { params: { leadId } });
  return (
    <Loaded query={record} skeleton={<SkeletonLines lines={6} />}>
      {(lead) => (
        <Stack>
          <LeadWork lead={lead} />
          <Known lead={lead} />
          <Section title={t(prospect.history)}>
            <History leadId={leadId} />
          </Section>
        </Stack>
      )}
    </Loaded>
  );
}

function Known({ lead }: { lead: Lead }) {
  const { contact_name: name, phone, email, rfc, municipality, state, postal_code } = lead;
  const place = [municipality, state].filter((part) => part !== null).join(', ');
  return (
    <DescriptionList
      rows={[
        { label: t(words.name), value: name },
        ...(lead.business_name ? [{ label: t(words.business), value: lead.business_name }] : []),
        { label: t(prospect.status), value: <ProspectStatusTag status={lead.status} /> },
        ...(lead.lost_cause
          ? [{ label: t(prospectWork.lostCause), value: t(lostCauseName[lead.lost_cause]) }]
          : []),
        ...(lead.lost_reason
          ? [{ label: t(prospectWork.lostReason), value: lead.lost_reason }]
          : []),
        ...(lead.request
          ? [{ label: t(words.request), value: <Request request={lead.request} /> }]
          : []),
        {
          label: t(prospectWork.nextOn),
          value: lead.next_on ? <DateText iso={lead.next_on} /> : t(prospectWork.noNext),
        },
        {
          label: t(prospect.phone),
          value: (
            <Flex gap={16} wrap>
              <PhoneLink phone={phone} />
              <WhatsAppLink phone={phone} name={name} />
            </Flex>
          ),
        },
        ...(email ? [{ label: t(prospect.email), value: <MailLink email={email} /> }] : []),
        ...(rfc ? [{ label: t(prospectWork.rfc), value: rfc }] : []),
        ...(place ? [{ label: t(prospect.municipality), value: place }] : []),
        ...(postal_code ? [{ label: t(prospectWork.postalCode), value: postal_code }] : []),
        { label: t(words.seller), value: lead.seller ?? t(words.ofCompany) },
        { label: t(prospect.added), value: <DateText iso={lead.created_at} /> },
      ]}
    />
  );
}

/** The project that it became, or that its person has not answered yet. */
function Request({ request: { project } }: { request: NonNullable<Lead['request']> }) {
  if (!project) {
    return <Link to={href('supplierProjectCreate')}>{t(words.requestSent)}</Link>;
  }
  return <Link to={href('supplierProjectShow', { projectId: project.id })}>{project.folio}</Link>;
}

function History({ leadId }: { leadId: string }) {
  const history = useRead(leads.events, { params: { leadId } });
  return (
    <Loaded query={history} skeleton={<SkeletonLines lines={4} />}>
      {({ items, is_cut: isCut }) => (
        <>
          <Timeline items={items.map(asTimelineItem)} />
          {isCut ? <p>{t(prospect.historyCut, { count: items.length })}</p> : null}
        </>
      )}
    </Loaded>
  );
}
