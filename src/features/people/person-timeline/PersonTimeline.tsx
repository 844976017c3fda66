import { href } from '@contract/kernel/screens';
import { personTimelineWords as words } from '@contract/locales/es-MX/people/person-timeline';
import { audit } from '@contract/locales/es-MX/platform/audit';
import {
  type Happening,
  personTimeline,
  type TimelineKind,
  timelineKinds,
} from '@contract/people/person-timeline';
import type { AuditAct } from '@contract/platform/audit';
import { actItem } from '@portal/features/platform';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { type ShownItem, Timeline } from '@portal/ui/kit/Timeline';
import { Flex, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { OlderNewer } from './OlderNewer';

const AT_ONCE = 20;
const options = optionsOf(timelineKinds, texts(words.kinds));

/** What happened to a person, the newest first: by themselves, by others, and to their credits. */
export function PersonTimeline({ userId }: { userId: string }) {
  const mayAudit = useMay('audit.list');
  const [kind, setKind] = useState<TimelineKind>();
  const [cursor, setCursor] = useState<string>();
  const query = useRead(
    personTimeline.list,
    {
      params: { userId },
      query: { limit: AT_ONCE, ...(kind && { kind }), ...(cursor && { cursor }) },
    },
    { keepPrevious: true },
  );
  return (
    <Section
      title={t(words.title)}
      description={t(words.help)}
      action={
        mayAudit ? (
          <Link to={`${href('auditList')}?user_id=${userId}`}>{t(audit.seeInTrail)}</Link>
        ) : null
      }
    >
      <Flex vertical gap={16}>
        <Select
          aria-label={t(words.kind)}
          placeholder={t(words.all)}
          allowClear
          style={{ width: '100%', maxWidth: 240 }}
          options={options}
          onChange={(value?: TimelineKind) => {
            setKind(value);
            setCursor(undefined);
          }}
        />
        <Loaded query={query} skeleton={<SkeletonLines lines={6} />}>
          {({ items, next_cursor: next }) => (
            <>
              {items.length > 0 ? (
                <Timeline items={items.map(asItem)} />
              ) : (
                <EmptyState text={t(words.none)} />
              )}
              <OlderNewer
                next={next}
                begun={cursor !== undefined}
                turn={setCursor}
                words={{ older: t(words.older), newest: t(words.newest) }}
              />
            </>
          )}
        </Loaded>
      </Flex>
    </Section>
  );
}

function asItem(happening: Happening): ShownItem {
  if (happening.source === 'act') return ofAct(happening.act);
  const { title, folio, desc, time, color, icon, user } = happening;
  return { title: t(words.inCredit, { title, folio }), desc, time, color, icon, user };
}

/** An act over a document says of which; what else is a person's own needs no name here. */
function ofAct(act: AuditAct): ShownItem {
  const item = actItem(act);
  const name = act.object === 'documents' ? act.folios[act.object_id] : undefined;
  return name ? { ...item, title: t(words.ofDocument, { title: item.title, name }) } : item;
}
