import { payments } from '@contract/credit/payments';
import { href } from '@contract/kernel/screens';
import { supplierWords } from '@contract/locales/es-MX/credit/credit';
import { personMoney as words } from '@contract/locales/es-MX/credit/person-money';
import { money } from '@contract/locales/es-MX/treasury/money';
import { MovementTable, PersonBalance, SendCardLink } from '@portal/features/treasury';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { Stack } from '@portal/ui/kit/Columns';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { OwedStats } from '../shared/OwedStats';
import { StageTable } from '../stages/StageTable';
import { stageColumns } from '../stages/stage-columns';

interface PersonMoneyProps {
  applicantId: string | null;
  investorId: string | null;
  supplierId: string | null;
}

const projectHref = (projectId: string) => href('backofficeProjectShow', { projectId });
const columns = stageColumns({
  project: projectHref,
  stage: (stageId) => href('stageEvidence', { stageId }),
}).filter(({ key }) => key !== 'supplier_name');

/** A person's money in each of their roles, to be read: what they owe, what they have, what moved, what they are paid. */
export function PersonMoney({ applicantId, investorId, supplierId }: PersonMoneyProps) {
  if (!applicantId && !investorId && !supplierId) return <EmptyState text={t(words.none)} />;
  return (
    <Stack>
      {applicantId ? <Owed applicantId={applicantId} /> : null}
      {investorId ? <PersonBalance investorId={investorId} /> : null}
      {supplierId ? (
        <Section title={t(words.stages)} flush>
          <StageTable
            label={t(words.stages)}
            empty={t(supplierWords.noStages)}
            columns={columns}
            supplierId={supplierId}
          />
        </Section>
      ) : null}
    </Stack>
  );
}

function Owed({ applicantId }: { applicantId: string }) {
  const query = useRead(payments.reference, { query: { applicant_id: applicantId } });
  return (
    <>
      <Section title={t(words.owed)}>
        <Loaded query={query} skeleton={<SkeletonCards cards={4} />}>
          {({ loans, credit_balance_cents: balance, give_back_cents: back }) => (
            <Stack>
              {loans.length === 0 ? <p>{t(words.owesNothing)}</p> : null}
              {loans.map((loan) => (
                <div key={loan.loan_id}>
                  <h3 className="amount">{loan.project_folio}</h3>
                  <OwedStats owed={loan} />
                </div>
              ))}
              <p>
                {t(words.creditBalance)}: <MoneyText centavos={balance} />
              </p>
              {back > 0 ? (
                <p>
                  {t(words.giveBack)}: <MoneyText centavos={back} />
                </p>
              ) : null}
            </Stack>
          )}
        </Loaded>
      </Section>
      <SendCardLink applicantId={applicantId} />
      <Section title={t(money.movementsOfApplicant)} flush>
        <MovementTable of={{ applicant_id: applicantId }} prefix="sol_" />
      </Section>
    </>
  );
}
