import { newProject, projects } from '@contract/credit/projects';
import type { UserInfo } from '@contract/identity/users';
import { href } from '@contract/kernel/screens';
import { applicantProjects, credit } from '@contract/locales/es-MX/credit/credit';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { accessError } from '@contract/locales/es-MX/identity/public';
import { addresses } from '@contract/people/addresses';
import { t } from '@portal/i18n';
import { useAct } from '@portal/refine/use-act';
import { useRead } from '@portal/refine/use-read';
import { session } from '@portal/session/portal-session';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { useDraftOwner } from '@portal/ui/form/draft-owner';
import { discardSimulatedCredit, readDraft } from '@portal/ui/form/drafts';
import { MoneyInput } from '@portal/ui/form/inputs/MoneyInput';
import { ReviewedForm, ReviewPart } from '@portal/ui/form/ReviewedForm';
import { readSimulatedCredit } from '@portal/ui/form/simulated-credit';
import { formatMoney } from '@portal/ui/format';
import { Stack } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonPage } from '@portal/ui/kit/Skeletons';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Alert } from 'antd';
import { useMemo, useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type * as z from 'zod';
import styles from './projects.module.css';
import {
  AmountAndTerm,
  creditRows,
  LiveQuote,
  ProductSelect,
  PurposeArea,
  requestInputs,
  SiteFields,
  siteRows,
} from './RequestFields';
import { SupplierName, SupplierSelect } from './SupplierSelect';
import { REQUEST_DRAFT, startOfRequest } from './start-of-request';

const schema = newProject.extend(requestInputs);

/** The same within what its applicant may ask for, as last read; the server asks again. */
const schemaWithin = (message: string, { minimum = 0, maximum = Infinity }: Limits) =>
  schema.extend({
    amount_cents: schema.shape.amount_cents.refine(
      (cents) => cents >= minimum && cents <= maximum,
      message,
    ),
  });

type Limits = NonNullable<UserInfo['loan_limits']>;

/**
 * What the form begins with, once it is known whether the person has an address here; then it stays, whatever is read
 * again. What they had begun to type is there at once, and where they left the page.
 */
function useRequestStart(enabled: boolean): DefaultValues<z.input<typeof schema>> | undefined {
  const owner = useDraftOwner();
  const [start, setStart] = useState<DefaultValues<z.input<typeof schema>> | undefined>(() =>
    owner && readDraft({ owner, form: REQUEST_DRAFT }) ? startOfRequest(undefined) : undefined,
  );
  const { data, isError } = useRead(addresses.show, {}, { enabled: enabled && !start });
  if (!start && (data || isError)) setStart(startOfRequest(data, readSimulatedCredit()));
  return start;
}

/** The applicant's request, with what it would cost at its side. */
export function NewProjectPage() {
  const title = useScreenTitle();
  const created = useRef<{ id: string; folio: string; amount: number }>(undefined);
  const give = useReceipt();
  const create = useAct(projects.create);
  const acting = useSession((state) => state.extended !== null);
  const limits = useSession((state) => actingUser(state)?.loan_limits) ?? {};
  const { minimum, maximum } = limits;
  const amountHelp = helpOf(limits);
  const within = useMemo(
    () => schemaWithin(amountHelp, { minimum, maximum }),
    [amountHelp, minimum, maximum],
  );
  const start = useRequestStart(!acting);
  if (acting) {
    return (
      <Page title={title}>
        <Alert type="info" showIcon message={t(accessError.texts.impersonation)} />
      </Page>
    );
  }
  if (!start) return <SkeletonPage />;
  return (
    <Page title={title} explanation={t(applicantProjects.newHelp)}>
      <ReviewedForm
        schema={within}
        initial={start}
        draft={REQUEST_DRAFT}
        submitLabel={t(applicantProjects.submit)}
        onSubmit={async ({ net_cents, ...body }) => {
          const { id, folio } = await create.mutateAsync({ body });
          created.current = { id, folio, amount: body.amount_cents };
        }}
        onDone={() => {
          discardSimulatedCredit();
          // It has a project now, and may ask for less.
          void session.refresh();
          if (!created.current) return;
          const { id: projectId, folio, amount } = created.current;
          give(
            {
              title: t(creditReceipts.request.title),
              folio,
              amount,
              next: t(creditReceipts.request.next),
            },
            href('loanApplication', { projectId }),
          );
        }}
        review={(values, change) => (
          <>
            <ReviewPart
              title={t(applicantProjects.newTitle)}
              rows={[
                ...creditRows(values),
                { label: t(credit.supplier), value: <SupplierName id={values.supplier_id} /> },
                {
                  label: t(applicantProjects.owedElsewhere),
                  value: formatMoney(values.owed_elsewhere_cents),
                },
                { label: t(credit.purpose), value: values.purpose },
              ]}
              onChange={() => change('product_id')}
            />
            <LiveQuote />
            <ReviewPart
              title={t(applicantProjects.siteTitle)}
              rows={siteRows(values.site)}
              onChange={() => change('site.street')}
            />
          </>
        )}
      >
        <Stack>
          <div className={styles.group}>
            <h2>{t(applicantProjects.newTitle)}</h2>
            <ProductSelect />
            <SupplierSelect name="supplier_id" stateName="site.state" />
            <AmountAndTerm amountHelp={amountHelp} maximum={maximum} />
            <MoneyInput
              name="owed_elsewhere_cents"
              label={t(applicantProjects.owedElsewhere)}
              help={t(applicantProjects.owedElsewhereHelp)}
            />
            <PurposeArea />
          </div>
          <LiveQuote />
          <SiteFields />
        </Stack>
      </ReviewedForm>
    </Page>
  );
}

/** What may be asked for today; without limits, what any request must reach. */
function helpOf({ minimum, maximum }: Limits): string {
  if (minimum === undefined || maximum === undefined) return t(applicantProjects.amountHelp);
  return maximum < minimum
    ? t(applicantProjects.nothingToAsk)
    : t(applicantProjects.amountRange, {
        minimum: formatMoney(minimum),
        maximum: formatMoney(maximum),
      });
}
