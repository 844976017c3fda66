import { loans } from '@contract/loans';
import { projects } from '@contract/projects';
import { ProjectStatusTag, productName } from '@portal/lib/credit';
import { Loaded } from '@portal/lib/Loaded';
import { OwedStats } from '@portal/lib/OwedStats';
import { useScreenTitle } from '@portal/lib/screen-context';
import { applicantProjects as words } from '@portal/messages/credit';
import { useCall } from '@portal/refine/use-call';
import { href } from '@portal/routes/href';
import { ButtonLink } from '@portal/ui/parts/ButtonLink';
import { EmptyState } from '@portal/ui/parts/EmptyState';
import { MoneyText } from '@portal/ui/parts/MoneyText';
import { Page } from '@portal/ui/parts/Page';
import { RowList } from '@portal/ui/parts/RowList';
import { Section } from '@portal/ui/parts/Section';
import { SkeletonCards } from '@portal/ui/parts/Skeletons';
import { Link } from 'react-router';

/** What is owed next, and what each request waits for. */
export function ApplicantHomePage() {
  const title = useScreenTitle();
  const requests = useCall('projects', projects.list, { query: { limit: 10 } });
  const ask = (
    <ButtonLink to={href('applicantProjectCreate')} type="primary">
      {words.ask}
    </ButtonLink>
  );
  return (
    <Page title={title} action={requests.data?.items.length ? ask : null}>
      <RunningLoans />
      <Section title={words.mine}>
        <Loaded query={requests} bones={<SkeletonCards />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState text={words.none} action={ask} />
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

/** What each credit owes that is being paid; nothing for whoever has none. */
function RunningLoans() {
  const running = useCall('loans', loans.list, { query: { status: 'repaying', limit: 5 } });
  const items = running.data?.items ?? [];
  return items.map((loan) => (
    <Section
      key={loan.id}
      title={words.running(loan.folio)}
      action={
        <ButtonLink to={href('makePayment')} type="primary">
          {words.pay}
        </ButtonLink>
      }
    >
      {loan.owed ? <OwedStats owed={loan.owed} /> : null}
      <p>
        <Link to={href('applicantLoan', { loanId: loan.id })}>{words.seeLoan}</Link>
      </p>
    </Section>
  ));
}
