import { productName } from '@contract/credit/product-catalog';
import type { ProjectStatus } from '@contract/credit/project-states';
import { projects } from '@contract/credit/projects';
import { type InstallerTasks, stages } from '@contract/credit/stages';
import { href } from '@contract/kernel/screens';
import { supplierWords } from '@contract/locales/es-MX/credit/credit';
import { projectStatusName } from '@contract/locales/es-MX/credit/project-states';
import { showsCompleteOnboarding } from '@contract/people/onboarding';
import { OnboardingReminder, useJoiningTasks, VerificationSection } from '@portal/features/people';
import { t } from '@portal/i18n';
import { CountCard } from '@portal/refine/CountCard';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { countText } from '@portal/ui/count-text';
import { formatDate, formatNumber } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { StatRow } from '@portal/ui/kit/StatCard';
import { SupportLink } from '@portal/ui/SupportLink';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Alert, Typography } from 'antd';
import { Link } from 'react-router';
import { useLeadTasks } from '../leads/use-lead-tasks';

const { Text } = Typography;

const counted = ['in_review', 'published', 'to_sign', 'installing', 'repaying'] as const;

/** How the company's verification goes, the number of projects by state, and those that wait for the installer. */
export function SupplierHomePage() {
  const title = useScreenTitle();
  const may = useMay('projects.list');
  const ownsIt = useMay('suppliers.edit');
  const user = useSession(actingUser);
  const suspended = Boolean(user?.supplier_suspended_date);
  const onVerification = showsCompleteOnboarding(
    user?.user_person_type ?? 1,
    user?.supplier_onboarding_step ?? null,
  );
  return (
    <Page title={title}>
      {suspended && !ownsIt ? <SellerSuspended /> : null}
      {/* A suspension comes before anything else, also before the step at which the section shows. */}
      {suspended ? null : <OnboardingReminder />}
      {ownsIt && (onVerification || suspended) ? <VerificationSection onHome /> : null}
      {suspended ? <OnboardingReminder /> : null}
      {may ? (
        <>
          <Section title={t(supplierWords.byState)}>
            <StatRow counts>
              {counted.map((status) => (
                <Count key={status} status={status} />
              ))}
            </StatRow>
          </Section>
          <Section title={t(supplierWords.toDo)}>
            <ToDo />
          </Section>
        </>
      ) : ownsIt ? null : (
        <EmptyState text={t(supplierWords.unverified)} action={<SupportLink />} />
      )}
    </Page>
  );
}

/** Why their company is suspended is between staff and its owner. */
function SellerSuspended() {
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      message={t(supplierWords.suspended)}
      description={t(supplierWords.suspendedHelp)}
    />
  );
}

function Count({ status }: { status: ProjectStatus }) {
  return (
    <CountCard
      label={t(projectStatusName[status])}
      to={`${href('supplierProjectList')}?status=${status}`}
      query={useRead(projects.list, { query: { status, limit: 1 } })}
    />
  );
}

/** What waits for the installer: what they signed up for first, then their payments and projects. */
function ToDo() {
  return (
    <Loaded query={useRead(stages.tasks, {})} skeleton={<SkeletonCards cards={1} />}>
      {(tasks) => <Tasks {...tasks} />}
    </Loaded>
  );
}

function Tasks({ bounced, projects: waiting, total, total_is_capped: capped }: InstallerTasks) {
  const joining = useJoiningTasks();
  const selling = useLeadTasks();
  if (!joining || !selling) return <SkeletonCards cards={1} />;
  if (waiting.length + bounced.length + joining.length + selling.length === 0)
    return <EmptyState text={t(supplierWords.nothingToDo)} />;
  return (
    <>
      <RowList>
        {joining.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <span>{text}</span>
          </li>
        ))}
        {bounced.map(({ id, folio, bounced_on: on }) => (
          <li key={id}>
            <Link to={href('supplierAccount')}>{t(supplierWords.reviewAccount)}</Link>
            <span>{t(supplierWords.bouncedTask, { folio, day: formatDate(on ?? '') })}</span>
          </li>
        ))}
        {waiting.map((project) => (
          <li key={project.id}>
            <Link to={href('supplierProjectShow', { projectId: project.id })}>
              {project.folio} · {productName(project.product_id)} · {project.applicant_name}
            </Link>
            <span>{project.next_step}</span>
          </li>
        ))}
        {selling.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <span>{text}</span>
          </li>
        ))}
      </RowList>
      {total > waiting.length || capped ? (
        <Text type="secondary">
          {t(supplierWords.oldestTasks, {
            shown: waiting.length,
            total: countText(formatNumber(total), capped),
          })}
        </Text>
      ) : null}
    </>
  );
}
