import { type ProgramProject, programProjects } from '@contract/credit/program-projects';
import { programProjectWords as words } from '@contract/locales/es-MX/credit/program-projects';
import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead, useRecord } from '@portal/refine/use-read';
import { DateText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { Timeline } from '@portal/ui/kit/Timeline';
import { Drawer, Flex } from 'antd';
import { ProjectStatusTag } from '../shared/credit';
import { CommentForm, OwnerForm } from './FollowForms';
import { actorOf } from './program-project-columns';

interface ProgramProjectDrawerProps {
  programProjectId: string | undefined;
  onClose: () => void;
}

/** One project on its way beside the list: where it stands, what is missing, who follows it and what was said of it. */
export function ProgramProjectDrawer({ programProjectId, onClose }: ProgramProjectDrawerProps) {
  const query = useRecord(
    programProjects.show,
    { params: { programProjectId: programProjectId ?? '' } },
    { enabled: programProjectId !== undefined },
  );
  const may = useMay('prospects.edit');
  return (
    <Drawer
      open={programProjectId !== undefined}
      title={query.data?.folio ?? t(words.one)}
      width={560}
      destroyOnHidden
      closable={{ 'aria-label': t(common.close) }}
      onClose={onClose}
    >
      {programProjectId ? (
        <Loaded query={query} skeleton={<SkeletonLines lines={8} />}>
          {(project) => (
            <Flex vertical gap={24}>
              <Facts project={project} />
              {may ? <OwnerForm project={project} /> : null}
              <Section title={t(words.comments)}>
                <Flex vertical gap={16}>
                  {may ? <CommentForm programProjectId={project.id} /> : null}
                  <Comments programProjectId={project.id} />
                </Flex>
              </Section>
            </Flex>
          )}
        </Loaded>
      ) : null}
    </Drawer>
  );
}

function Facts({ project }: { project: ProgramProject }) {
  const { business_name: business, status, zone, region } = project;
  return (
    <DescriptionList
      rows={[
        ...(business ? [{ label: t(words.business), value: business }] : []),
        { label: t(words.applicant), value: project.applicant_name },
        { label: t(words.stage), value: <ProjectStatusTag status={status} /> },
        { label: t(words.since), value: <DateText iso={project.status_changed_at} /> },
        { label: t(words.waiting), value: t(words.days, { count: project.days }) },
        { label: t(words.actor), value: actorOf(project) },
        { label: t(words.blocker), value: project.next_step },
        { label: t(words.zone), value: zone ? `${zone}, ${region ?? ''}` : t(words.noZone) },
        { label: t(words.supplier), value: project.supplier_name },
        { label: t(words.amount), value: <MoneyText centavos={project.amount_cents} /> },
      ]}
    />
  );
}

function Comments({ programProjectId }: { programProjectId: string }) {
  const query = useRead(programProjects.comments, { params: { programProjectId } });
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={3} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState text={t(words.noComments)} />
        ) : (
          <Timeline
            items={items.map(({ text, at, by }) => ({
              title: text,
              desc: '',
              time: at,
              user: by,
              icon: 'edit',
              color: 'info',
            }))}
          />
        )
      }
    </Loaded>
  );
}
