import { LEAD } from '@contract/credit/lead-address';
import { type Lead, leads } from '@contract/credit/leads';
import { newPreparedRequest, preparedRequests } from '@contract/credit/prepared-requests';
import { href } from '@contract/kernel/screens';
import { applicantProjects, credit } from '@contract/locales/es-MX/credit/credit';
import { quoteLines as lineWords } from '@contract/locales/es-MX/credit/equipment-page';
import { leadPage } from '@contract/locales/es-MX/credit/leads';
import { preparedRequests as words } from '@contract/locales/es-MX/credit/prepared-requests';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRecord } from '@portal/refine/use-read';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { ReviewedForm, ReviewPart } from '@portal/ui/form/ReviewedForm';
import { formatPhone } from '@portal/ui/format';
import { Stack } from '@portal/ui/kit/Columns';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { useScreenTitle } from '@portal/ui/screen-context';
import { Alert } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { type DefaultValues, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type * as z from 'zod';
import { lineInputs, pricedLines } from '../price-lines/line-values';
import { ReckonedAmount } from '../price-lines/ReckonedAmount';
import styles from '../projects/projects.module.css';
import {
  AmountAndTerm,
  creditRows,
  LiveQuote,
  ProductSelect,
  PurposeArea,
  requestInputs,
  SiteFields,
  siteRows,
} from '../projects/RequestFields';
import { AccreditationWarning } from './AccreditationWarning';
import { PreparedRequestTable } from './PreparedRequestTable';

const LinesInput = lazy(() =>
  import('../price-lines/LinesInput').then((file) => ({ default: file.LinesInput })),
);
const PriceLineTable = lazy(() =>
  import('../price-lines/PriceLineTable').then((file) => ({ default: file.PriceLineTable })),
);

const schema = newPreparedRequest.extend(requestInputs).extend(lineInputs);

/** What is known of a lead, as the form has it. */
const initialOf = (lead: Lead | undefined): DefaultValues<z.input<typeof schema>> => ({
  full_name: lead?.contact_name ?? '',
  email: lead?.email ?? '',
  phone: lead?.phone ?? '',
  site: {
    street: '',
    neighbourhood: '',
    municipality: lead?.municipality ?? '',
    state: lead?.state ?? '',
    postal_code: lead?.postal_code ?? '',
  },
});

/** An installer asks for a credit in the name of a person, who activates the account that it is of. */
export function PrepareRequestPage() {
  const title = useScreenTitle();
  const [search] = useSearchParams();
  const leadId = search.get(LEAD);
  return (
    <Page title={title} explanation={t(words.help)}>
      {leadId ? <RequestForLead leadId={leadId} /> : <RequestForm />}
      <PreparedRequestTable />
    </Page>
  );
}

/** The request of a lead, with what is known of them filled in. */
function RequestForLead({ leadId }: { leadId: string }) {
  const query = useRecord(leads.show, { params: { leadId } });
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={8} />}>
      {(lead) => (
        <>
          <Alert
            role="note"
            type="info"
            showIcon
            message={t(leadPage.asksFor, { name: lead.contact_name })}
          />
          <RequestForm lead={lead} />
        </>
      )}
    </Loaded>
  );
}

function RequestForm({ lead }: { lead?: Lead }) {
  const give = useReceipt();
  const mayQuote = useMay('equipment.list');
  const prepare = useAct(preparedRequests.create);
  const [sent, setSent] = useState(0);
  const asked = useRef<z.output<typeof newPreparedRequest>>(undefined);
  return (
    <ReviewedForm
      key={sent}
      schema={schema}
      initial={initialOf(lead)}
      draft={lead ? `prepared-request-${lead.id}` : 'prepared-request'}
      submitLabel={t(words.send)}
      onSubmit={async ({ net_cents, line_items, ...body }) => {
        await prepare.mutateAsync({ body: { ...body, lead_id: lead?.id } });
        asked.current = body;
      }}
      onDone={() => {
        setSent(sent + 1);
        if (!asked.current) return;
        const { email, amount_cents: amount, full_name: value } = asked.current;
        give(
          {
            title: t(words.sent, { email }),
            amount,
            rows: [{ label: t(creditReceipts.person), value }],
            next: t(creditReceipts.prepared),
          },
          href('supplierProjectCreate'),
        );
      }}
      review={(values, change) => (
        <>
          <ReviewPart
            title={t(words.personTitle)}
            rows={[
              { label: t(words.fullName), value: values.full_name },
              { label: t(words.email), value: values.email },
              {
                label: t(words.phone),
                value: values.phone ? formatPhone(values.phone) : t(credit.nothing),
              },
            ]}
            onChange={() => change('full_name')}
          />
          <ReviewPart
            title={t(words.creditTitle)}
            rows={[...creditRows(values), { label: t(credit.purpose), value: values.purpose }]}
            onChange={() => change('product_id')}
          />
          <AccreditationWarning productId={values.product_id} />
          {values.lines ? (
            <Suspense fallback={<SkeletonLines lines={4} />}>
              <PriceLineTable lines={pricedLines(values.lines, values.line_items)} />
            </Suspense>
          ) : null}
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
          <h2>{t(words.personTitle)}</h2>
          <TextInput name="full_name" label={t(words.fullName)} />
          <div className={styles.pair}>
            <TextInput name="email" label={t(words.email)} inputMode="email" />
            <TextInput name="phone" label={t(words.phone)} inputMode="tel" optional />
          </div>
        </div>
        <div className={styles.group}>
          <h2>{t(words.creditTitle)}</h2>
          <ProductSelect />
          <ChosenProductWarning />
          {mayQuote ? (
            <>
              <h3>{t(lineWords.title)}</h3>
              <p>{t(lineWords.help)}</p>
              <Suspense fallback={<SkeletonLines lines={2} />}>
                <LinesInput />
              </Suspense>
            </>
          ) : null}
          <AmountAndTerm
            amountHelp={t(applicantProjects.amountHelp)}
            amountInput={ReckonedAmount}
          />
          <PurposeArea />
        </div>
        <LiveQuote />
        <SiteFields />
      </Stack>
    </ReviewedForm>
  );
}

/** Of the product that is chosen in the form. */
function ChosenProductWarning() {
  const chosen: unknown = useWatch({ name: 'product_id' });
  return <AccreditationWarning productId={Number(chosen)} />;
}
