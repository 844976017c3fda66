import { loans } from '@contract/credit/loans';
import { productName } from '@contract/credit/product-catalog';
import { projects } from '@contract/credit/projects';
import { FIRST_TECHNOLOGY } from '@contract/credit/simulation-address';
import { href } from '@contract/kernel/screens';
import { applicantProjects } from '@contract/locales/es-MX/credit/credit';
import { applicantScreens } from '@contract/locales/es-MX/screens/applicant';
import { OnboardingReminder } from '@portal/features/people';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Link } from 'react-router';
import { ProjectStatusTag } from '../shared/credit';
import { OwedStats } from '../shared/OwedStats';
import styles from './projects.module.css';

/** What is owed next, and what each request waits for. */
export function ApplicantHomePage() {
  const title = useScreenTitle();
  const requests = useRead(projects.list, { query: { limit: 10 } });
  const ask = useMay('projects.create') ? (
    <ButtonLink to={href('applicantProjectCreate')} type="primary">
      {t(applicantProjects.ask)}
    </ButtonLink>
  ) : null;
  return (
    <Page title={title} action={requests.data?.items.length ? ask : null}>
      <OnboardingReminder />
      <RunningLoans />
      <Section
        title={t(applicantProjects.mine)}
        action={
          <ButtonLink to={href('loanSimulator', { loanType: FIRST_TECHNOLOGY })}>
            {t(applicantScreens.loanSimulator)}
          </ButtonLink>
        }
      >
        <Loaded query={requests} skeleton={<SkeletonCards />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState text={t(applicantProjects.none)} action={ask} />
            ) : (
              <RowList>
                {items.map((project) => (
                  <li key={project.id}>
                    <div>
                      <Link to={href('loanApplication', { projectId: project.id })}>
                        {project.folio} · {productName(project.product_id)}
                      </Link>
                      <div>
                        <MoneyText centavos={project.amount_cents} /> · {project.next_step}
                      </div>
                    </div>
                    <ProjectStatusTag status={project.status} />
                  </li>
                ))}
              </RowList>
            )
          }
        </Loaded>
      </Section>
    </Page>
  );
}

/** What each credit owes that is being paid; nothing for a user without one. */
function RunningLoans() {
  const running = useRead(loans.list, { query: { status: 'repaying', limit: 5 } });
  const items = running.data?.items ?? [];
  return items.map((loan) => (
    <Section
      key={loan.id}
      title={t(applicantProjects.running, { folio: loan.folio })}
      action={
        <ButtonLink to={href('makePayment')} type="primary">
          {t(applicantProjects.pay)}
        </ButtonLink>
      }
    >
      <div className={styles.group}>
        {loan.owed ? <OwedStats owed={loan.owed} /> : null}
        <p>
          <Link to={href('applicantLoan', { loanId: loan.id })}>
            {t(applicantProjects.seeLoan)}
          </Link>
        </p>
      </div>
    </Section>
  ));
}
