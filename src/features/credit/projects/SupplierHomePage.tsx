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
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
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
import styles from './projects.module.css';

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
    <Page title={title} action={<AskCredit />}>
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

/** What an installer comes for, offered to who may begin new work. */
function AskCredit() {
  if (!useMay('projects.create')) return null;
  return (
    <ButtonLink to={href('supplierProjectCreate')} type="primary">
      {t(supplierWords.askCredit)}
    </ButtonLink>
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

/** Projects with the same thing to do. */
function Group({
  title,
  projects: waiting,
}: {
  title: string;
  projects: InstallerTasks['projects'];
}) {
  if (waiting.length === 0) return null;
  return (
    <>
      <h3 className={styles.taskGroup}>{title}</h3>
      <RowList>
        {waiting.map((project) => (
          <li key={project.id}>
            <Link to={href('supplierProjectShow', { projectId: project.id })}>
              {project.folio} · {productName(project.product_id)} · {project.applicant_name}
            </Link>
            <span>{project.next_step}</span>
          </li>
        ))}
      </RowList>
    </>
  );
}

/** What is installed and approved, and is paid next. */
function ToBePaid({ stages: payable }: { stages: InstallerTasks['payable'] }) {
  const mayOpen = useMay('supplier-payments.open');
  if (payable.length === 0) return null;
  return (
    <>
      <h3 className={styles.taskGroup}>{t(supplierWords.toBePaid)}</h3>
      <RowList>
        {payable.map(({ id, folio, project_id: projectId, amount_cents: amount }) => (
          <li key={id}>
            <Link
              to={mayOpen ? href('supplierPayments') : href('supplierProjectShow', { projectId })}
            >
              {folio}
            </Link>
            <span>{t(supplierWords.payableTask, { amount })}</span>
          </li>
        ))}
      </RowList>
    </>
  );
}

function Tasks({
  bounced,
  payable,
  projects: waiting,
  total,
  total_is_capped: capped,
}: InstallerTasks) {
  const joining = useJoiningTasks();
  const selling = useLeadTasks();
  if (!joining || !selling) return <SkeletonCards cards={1} />;
  const count = waiting.length + bounced.length + payable.length + joining.length + selling.length;
  if (count === 0) return <EmptyState text={t(supplierWords.nothingToDo)} />;
  return (
    <>
      {joining.length + bounced.length > 0 ? (
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
        </RowList>
      ) : null}
      <Group
        title={t(supplierWords.toSign)}
        projects={waiting.filter(({ status }) => status === 'to_sign')}
      />
      <Group
        title={t(supplierWords.toInstall)}
        projects={waiting.filter(({ status }) => status === 'installing')}
      />
      <ToBePaid stages={payable} />
      {selling.length > 0 ? (
        <>
          <h3 className={styles.taskGroup}>{t(supplierWords.toSell)}</h3>
          <RowList>
            {selling.map(({ to, title, text }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
                <span>{text}</span>
              </li>
            ))}
          </RowList>
        </>
      ) : null}
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
