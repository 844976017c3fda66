import { productName } from '@contract/credit/product-catalog';
import type { ProjectStatus } from '@contract/credit/project-states';
import { type ProjectItem, projects } from '@contract/credit/projects';
import type { ListedStage } from '@contract/credit/stage-item';
import { stages } from '@contract/credit/stages';
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
import { formatDate } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Page } from '@portal/ui/kit/Page';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { StatRow } from '@portal/ui/kit/StatCard';
import { SupportLink } from '@portal/ui/SupportLink';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Alert } from 'antd';
import { Link } from 'react-router';

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

/** What to sign and what to install; reading each list again costs nothing, the cache has the counts'. */
function ToDo() {
  const toSign = useRead(projects.list, { query: { status: 'to_sign', limit: 10 } });
  const toInstall = useRead(projects.list, {
    query: { status: 'installing', limit: 10 },
  });
  const payable = useRead(stages.list, { query: { status: 'payable', limit: 100 } });
  const bounced = (payable.data?.items ?? []).filter((stage) => stage.bounced_account);
  return (
    <Loaded query={toSign} skeleton={<SkeletonCards cards={1} />}>
      {(signing) => (
        <Loaded query={toInstall} skeleton={<SkeletonCards cards={1} />}>
          {(installing) => (
            <Tasks bounced={bounced} items={[...signing.items, ...installing.items]} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface TasksProps {
  /** Payments that the bank sent back from the account that they still have. */
  bounced: readonly ListedStage[];
  items: readonly ProjectItem[];
}

function Tasks({ bounced, items }: TasksProps) {
  const mine = items.filter(({ next_actor }) => next_actor === 'supplier');
  const joining = useJoiningTasks();
  if (!joining) return <SkeletonCards cards={1} />;
  if (mine.length + bounced.length + joining.length === 0)
    return <EmptyState text={t(supplierWords.nothingToDo)} />;
  return (
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
      {mine.map((project) => (
        <li key={project.id}>
          <Link to={href('supplierProjectShow', { projectId: project.id })}>
            {project.folio} · {productName(project.product_id)} · {project.applicant_name}
          </Link>
          <span>{project.next_step}</span>
        </li>
      ))}
    </RowList>
  );
}
